import type { ObjectionState } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { orderedId } from '#platform/db/ordered-id.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Hours } from './approve-hours.ts';

/** What the person has said of the own hours last, and what became of it. */
export const lastObjection = (db: Db, checkId: string) =>
  db
    .selectFrom('checkObjection')
    .leftJoin('person', 'person.id', 'checkObjection.settledBy')
    .select([
      'checkObjection.id',
      'checkObjection.fromAt as from',
      'checkObjection.untilAt as until',
      'checkObjection.breakMinutes',
      'checkObjection.comment',
      'checkObjection.at',
      'checkObjection.state',
      'checkObjection.answer',
      fullName<string | null>('person').as('settledBy'),
      'checkObjection.settledAt',
    ])
    .where('checkObjection.checkId', '=', checkId)
    .orderBy('checkObjection.at', 'desc')
    .orderBy('checkObjection.id', 'desc')
    .limit(1)
    .executeTakeFirst();
export type ObjectionRow = NonNullable<Awaited<ReturnType<typeof lastObjection>>>;

export async function addObjection(
  db: Db,
  objection: Hours & { checkId: string; byPerson: string; comment: string; at: Date },
): Promise<void> {
  await db
    .insertInto('checkObjection')
    .values({
      id: orderedId(),
      checkId: objection.checkId,
      byPerson: objection.byPerson,
      fromAt: objection.from,
      untilAt: objection.until,
      breakMinutes: objection.breakMinutes,
      comment: objection.comment,
      at: objection.at,
    })
    .execute();
}

type Settled = {
  state: Exclude<ObjectionState, 'open'>;
  answer?: string;
  by: string;
  at: Date;
};

/** Settles what is open of a check; says whether something was. */
export async function settleObjection(
  db: Db,
  checkId: string,
  { state, answer = '', by, at }: Settled,
): Promise<boolean> {
  const done = await db
    .updateTable('checkObjection')
    .set({ state, answer, settledBy: by, settledAt: at })
    .where('checkId', '=', checkId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Hours that people say are wrong, for the office, the oldest first. */
export async function openObjections(db: Db, limit: number) {
  const rows = await db
    .selectFrom('checkObjection')
    .innerJoin('crewCheck', 'crewCheck.id', 'checkObjection.checkId')
    .innerJoin('crew', 'crew.id', 'crewCheck.crewId')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .innerJoin('person', 'person.id', 'crewCheck.personId')
    .select([
      'crewCheck.crewItemId as itemId',
      fullName('person').as('person'),
      'crew.name as crew',
      'project.name as project',
      'checkObjection.at',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('checkObjection.state', '=', 'open')
    .orderBy('checkObjection.at')
    .orderBy('checkObjection.id')
    .limit(limit)
    .execute();
  return { items: rows, total: rows[0]?.total ?? 0 };
}
