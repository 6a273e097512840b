import type { Absence } from '@callboard/contract';
import { undecidedAbsenceStates } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import { plannersOf } from './jobs-in-range.db.ts';
import { namesOf } from './names-of.db.ts';
import { officePeople } from './waiting.db.ts';

/** Who decides in the caller's place: what has begun is for the office, the own one for those who plan with one. */
export async function whomToAsk(
  db: Db,
  { personId, status, from, may }: Absence,
  today: string,
): Promise<string[]> {
  if (!undecidedAbsenceStates.includes(status) || may.approve || may.refuse || may.cancel) return [];
  const begun = status === 'requested' ? from < today : from <= today;
  const planners = begun ? [] : (await plannersOf(db, personId)).filter((id) => id !== personId);
  const people = planners.length > 0 ? planners : await officePeople(db);
  return namesOf(
    db,
    people.filter((id) => id !== personId),
  );
}
