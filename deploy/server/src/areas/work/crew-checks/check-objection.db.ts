import type { ObjectionState } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { orderedId } from '../../../platform/db/ordered-id.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Hours } from './approve-hours.ts';

/** What the person has said of the own hours last, and what became of it. */
export const lastObjection = (db: Db, checkId: string) =>
  db
    .selectFrom('check_objection as o')
    .leftJoin('person as s', (join) =>
      join.onRef('s.tenant_id', '=', 'o.tenant_id').onRef('s.id', '=', 'o.settled_by'),
    )
    .select([
      'o.id',
      'o.from_at as from',
      'o.until_at as until',
      'o.break_minutes as breakMinutes',
      'o.comment',
      'o.at',
      'o.state',
      'o.answer',
      fullName<string | null>('s').as('settledBy'),
      'o.settled_at as settledAt',
    ])
    .where('o.check_id', '=', checkId)
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
    .insertInto('check_objection')
    .values({
      id: orderedId(),
      check_id: objection.checkId,
      by_person: objection.byPerson,
      from_at: objection.from,
      until_at: objection.until,
      break_minutes: objection.breakMinutes,
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
    .updateTable('check_objection')
    .set({ state, answer, settled_by: by, settled_at: at })
    .where('check_id', '=', checkId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Hours that people say are wrong, for the office, the oldest first. */
export async function openObjections(db: Db, limit: number) {
  const rows = await db
    .selectFrom('check_objection as o')
    .innerJoin('crew_check as k', (join) =>
      join.onRef('k.tenant_id', '=', 'o.tenant_id').onRef('k.id', '=', 'o.check_id'),
    )
    .innerJoin('crew as c', (join) =>
      join.onRef('c.tenant_id', '=', 'k.tenant_id').onRef('c.id', '=', 'k.crew_id'),
    )
    .innerJoin('project as j', (join) =>
      join.onRef('j.tenant_id', '=', 'c.tenant_id').onRef('j.id', '=', 'c.project_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'k.tenant_id').onRef('p.id', '=', 'k.person_id'),
    )
    .select([
      'k.crew_item_id as itemId',
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
