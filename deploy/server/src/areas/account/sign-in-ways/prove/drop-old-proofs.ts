import type { Db } from '#platform/db/tables.ts';
import { dropOldChallenges } from '../passkeys/challenges.db.ts';
import { dropOldCodeTickets } from '../codes/code-tickets.db.ts';

/** Challenges and tickets whose time is over. */
export async function dropOldProofs(db: Db, now: Date): Promise<void> {
  await dropOldChallenges(db, now);
  await dropOldCodeTickets(db, now);
}
