import { absenceGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { officePeople } from '../../../account/access/access.public.ts';
import { plannersOf } from './jobs-in-range.db.ts';

/** Since when somebody waits for an answer: to the request, or to its cancelling. */
const since = sql<Date>`case absence.status when 'cancelRequested' then coalesce(absence."decidedAt",
  absence."requestedAt")
  else absence."requestedAt" end`;

/** Requests that wait since before then and of which nobody was reminded; held. */
export const waitingSince = (db: Db, before: Date) =>
  db
    .selectFrom('absence')
    .innerJoin('person', 'person.id', 'absence.personId')
    .select([
      'absence.id',
      'absence.personId',
      fullName('person').as('personName'),
      'absence.fromDay as from',
      'absence.toDay as to',
      'absence.days',
      since.as('since'),
    ])
    .where('absence.status', 'in', absenceGroups.undecided)
    .where('absence.remindedAt', 'is', null)
    .where('absence.requestedAt', '<', before)
    .where(since, '<', before)
    .orderBy('absence.id')
    .limit(200)
    .forUpdate('absence')
    .skipLocked()
    .execute();

export const noteReminded = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('absence').set({ remindedAt: at }).where('id', '=', id).execute();
};

/** Those who plan with a person, without that person. */
export const othersWhoPlan = async (db: Db, personId: string): Promise<string[]> =>
  (await plannersOf(db, personId)).filter((id) => id !== personId);

/** Who decides about somebody's vacation: those who plan with the person, or else the office. */
export const decidersOf = async (db: Db, personId: string): Promise<string[]> =>
  decidersAmong(db, personId, await othersWhoPlan(db, personId));

/** The same where it is known who plans with the person. */
export const decidersAmong = async (db: Db, personId: string, planners: string[]): Promise<string[]> =>
  planners.length > 0 ? planners : (await officePeople(db)).filter((id) => id !== personId);

/** Names of these people as everybody reads them, in their order. */
export async function namesOf(db: Db, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom('person')
    .select(fullName('person').as('name'))
    .where('id', 'in', [...people])
    .orderBy('lastName')
    .orderBy('firstName')
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}
