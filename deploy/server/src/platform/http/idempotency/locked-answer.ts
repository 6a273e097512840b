import { isLocked, locked, unlocked } from '../../keys/key-at-rest.ts';
import type { Keys } from '../../keys/keys.ts';
import type { Answered } from './idempotency.db.ts';

/** Bound to whose answer it is and to what: under another key or for somebody else it does not open. */
type Place = { keys: Keys; tenant: string; owner: string; key: string; now: Date };

const lockOf = ({ keys, tenant, owner, key, now }: Place) => ({
  key: keys.current('answer', now).bytes,
  about: JSON.stringify(['answer', tenant, owner, key]),
});

/** An answer that holds a secret, as it is kept for a repeat. */
export const lockedAnswer = (answer: Answered, place: Place): Answered => ({
  ...answer,
  body: answer.body === null ? null : locked(answer.body, lockOf(place)),
});

/** A kept answer, as it was given. */
export const openedAnswer = (answer: Answered, place: Place): Answered => ({
  ...answer,
  body: answer.body !== null && isLocked(answer.body) ? unlocked(answer.body, lockOf(place)) : answer.body,
});
