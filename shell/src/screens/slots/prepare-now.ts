import { may } from '@callboard/contract';
import type { Language, Lineup } from '@callboard/contract';
import { sessionStore } from '@callboard/session';
import { fetchRuntime } from '../../runtime/loader/fetch-runtime.ts';
import type { Loader } from '../../runtime/loader/loader.ts';

/** The card of the moment waits for no other part of home: its code is fetched side by side with the frame. */
export function prepareNow({ features }: Lineup, loader: Loader, language: Language): void {
  if (!['/', '/login'].includes(location.pathname)) return;
  const { identity } = sessionStore.getState();
  for (const { feature, face } of features) {
    for (const [key, { slot, allow }] of Object.entries(face.cards))
      if (slot === 'home/now' && may(allow, identity)) {
        fetchRuntime();
        loader.prepare(feature, `cards/${key}`, language);
      }
  }
}
