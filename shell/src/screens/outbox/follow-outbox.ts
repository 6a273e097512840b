import { startOutbox, stopOutbox } from '@callboard/client';
import { sessionStore, setAppCache } from '@callboard/session';
import { atRest } from '../../runtime/context/at-rest.ts';
import { ownerOf } from '../../runtime/context/owner.ts';

let loaded: Promise<void> = Promise.resolve();
/** When it is known what waits for whoever is signed in. */
export const outboxLoaded = (): Promise<void> => loaded;

const same = (one: ReturnType<typeof ownerOf>, other: ReturnType<typeof ownerOf>) =>
  one?.tenant === other?.tenant && one?.person === other?.person;

/** Sends what waits for the person signed in, with the token of that person and of nobody else. */
export function followOutbox(): void {
  const follow = () => {
    const owner = ownerOf(sessionStore.getState().payload);
    if (!owner) return stopOutbox();
    const token = () => {
      const now = sessionStore.getState();
      return same(ownerOf(now.payload), owner) ? now.token : null;
    };
    const key = {
      read: () => sessionStore.getState().appCache.outboxKey ?? null,
      // Whoever is here when the answer comes keeps only their own.
      write: (outboxKey: string) => void (token() && setAppCache({ outboxKey })),
    };
    loaded = startOutbox(owner, token, () => atRest(), key);
  };
  sessionStore.subscribe((now, before) => {
    if (!same(ownerOf(now.payload), ownerOf(before.payload))) follow();
  });
  follow();
}
