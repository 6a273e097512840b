import type { ObjectionState } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import { orderedId } from '#platform/db/ordered-id.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Hours } from './approve-hours.ts';

/** What the person has said of the own hours last, and what became of it. */
export const lastObjection = (db: Db, checkId: string) =>
  db
    .selectFrom('checkObjection as o')
    .leftJoin('person as s', 's.id', 'o.settledBy')
    .select([
      'o.id',
      'o.fromAt as from',
      'o.untilAt as until',
      'o.breakMinutes',
      'o.comment',
      'o.at',
      'o.state',
      'o.answer',
      fullName<string | null>('s').as('settledBy'),
      'o.settledAt',
    ])
    .where('o.checkId', '=', checkId)
    .orderBy('o.at', 'desc')
    .orderBy('o.id', 'desc')
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
    .selectFrom('checkObjection as o')
    .innerJoin('crewCheck as k', 'k.id', 'o.checkId')
    .innerJoin('crew as c', 'c.id', 'k.crewId')
    .innerJoin('project as j', 'j.id', 'c.projectId')
    .innerJoin('person as p', 'p.id', 'k.personId')
    .select([
      'k.crewItemId as itemId',
      fullName('p').as('person'),
      'c.name as crew',
      'j.name as project',
      'o.at',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('o.state', '=', 'open')
    .orderBy('o.at')
    .orderBy('o.id')
    .limit(limit)
    .execute();
  return { items: rows, total: rows[0]?.total ?? 0 };
}
