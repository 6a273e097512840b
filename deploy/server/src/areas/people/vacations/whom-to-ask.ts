import type { Absence } from '@callboard/contract';
import { undecidedAbsenceStates } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import { namesOf } from './names-of.db.ts';
import { decidersOf, officePeople } from './waiting.db.ts';

/** Who decides in the caller's place: what has begun is for the office, the own one for those who plan with one. */
export async function whomToAsk(
  db: Db,
  { personId, status, from, may }: Absence,
  today: string,
): Promise<string[]> {
  if (!undecidedAbsenceStates.includes(status) || may.approve || may.refuse || may.cancel) return [];
  const begun = status === 'requested' ? from < today : from <= today;
  const people = begun ? await officePeople(db) : await decidersOf(db, personId);
  return namesOf(
    db,
    people.filter((id) => id !== personId),
  );
}
