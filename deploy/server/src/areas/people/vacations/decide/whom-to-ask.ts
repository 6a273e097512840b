import type { Absence } from '@callboard/contract';
import { absenceGroups, isOneOf, vacationHasBegun } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { officePeople } from '../../../account/access/access.public.ts';
import { decidersOf, namesOf } from '../read/waiting.db.ts';

/** Who decides in the caller's place: what has begun is for the office, the own one for those who plan with one. */
export async function whomToAsk(db: Db, absence: Absence, today: string): Promise<string[]> {
  const { personId, status, may } = absence;
  if (!isOneOf(status, absenceGroups.undecided) || may.approve || may.refuse || may.cancel) return [];
  const people = vacationHasBegun(absence, today) ? await officePeople(db) : await decidersOf(db, personId);
  return namesOf(
    db,
    people.filter((id) => id !== personId),
  );
}
