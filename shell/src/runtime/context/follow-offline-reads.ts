import { startOfflineReads } from '@callboard/client';
import { sessionStore } from '@callboard/session';
import { ownerOf } from './owner.ts';

/** Keeps what each person reads, for that person alone. The session itself removes it at the end. */
export async function followOfflineReads(): Promise<void> {
  let session = '';
  const follow = async () => {
    const { payload } = sessionStore.getState();
    const owner = ownerOf(payload);
    const now = owner ? `${owner.tenant}/${owner.person}` : '';
    if (now === session) return;
    session = now;
    if (owner) await startOfflineReads(owner);
  };
  sessionStore.subscribe(() => void follow());
  await follow();
}
