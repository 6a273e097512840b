import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import { orderedId } from '../../../platform/db/ordered-id.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { positionColumns } from '../crew-items/crew-items.public.ts';

type Wanted = { plannerId?: string; from?: string | undefined; to?: string | undefined };

/** Drafts with their positions as they are now, the newest last. */
export const draftRows = (db: Db, { plannerId, from, to }: Wanted) =>
  db
    .selectFrom('planning_draft as d')
    .innerJoin('crew_item as i', (join) =>
      join.onRef('i.tenant_id', '=', 'd.tenant_id').onRef('i.id', '=', 'd.crew_item_id'),
    )
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'i.tenant_id').onRef('k.id', '=', 'i.crew_id'),
    )
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.project_id'),
    )
    .innerJoin('function as f', (join) =>
      join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.function_id'),
    )
    .innerJoin('person as a', (join) =>
      join.onRef('a.tenant_id', '=', 'd.tenant_id').onRef('a.id', '=', 'd.planner_id'),
    )
    .leftJoin('person as m', (join) =>
      join.onRef('m.tenant_id', '=', 'd.tenant_id').onRef('m.id', '=', 'd.person_id'),
    )
    .leftJoin('person as n', (join) =>
      join.onRef('n.tenant_id', '=', 'i.tenant_id').onRef('n.id', '=', 'i.person_id'),
    )
    .select([
      'd.id',
      'd.planner_id as plannerId',
      fullName('a').as('plannerName'),
      'd.created_at as createdAt',
      'd.action',
      'd.person_id as personId',
      fullName<string | null>('m').as('personName'),
      'd.force',
      'd.reason',
      'd.send_id as sendId',
      'd.leaves_at as leavesAt',
      'd.problem',
      'd.item_version as itemVersion',
      'i.status',
      'i.forced_by as forcedBy',
      'i.person_id as nowId',
      fullName<string | null>('n').as('nowName'),
      ...positionColumns,
    ])
    .$if(plannerId !== undefined, (rows) => rows.where('d.planner_id', '=', plannerId ?? ''))
    .$if(from !== undefined, (rows) => rows.where('i.start_date', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('i.start_date', '<=', to ?? ''))
    .orderBy('d.created_at')
    .orderBy('d.id')
    .execute();
export type DraftRow = Awaited<ReturnType<typeof draftRows>>[number];

type Entry = {
  itemId: string;
  version: number;
  personId: string | null;
  action: string;
  force: boolean;
  reason: string;
};

/** False where one of them is on its way already. */
export async function writeDrafts(
  db: Db,
  plannerId: string,
  entries: readonly Entry[],
  at: Date,
): Promise<boolean> {
  const written = await db
    .insertInto('planning_draft')
    .values(
      entries.map((one) => ({
        id: orderedId(),
        planner_id: plannerId,
        crew_item_id: one.itemId,
        person_id: one.personId,
        action: one.action,
        item_version: one.version,
        force: one.force,
        reason: one.reason,
        created_at: at,
      })),
    )
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'planner_id', 'crew_item_id'])
        .doUpdateSet((of) => ({
          person_id: of.ref('excluded.person_id'),
          action: of.ref('excluded.action'),
          item_version: of.ref('excluded.item_version'),
          force: of.ref('excluded.force'),
          reason: of.ref('excluded.reason'),
          problem: '',
        }))
        .where('planning_draft.send_id', 'is', null),
    )
    .returning('id')
    .execute();
  return written.length === entries.length;
}

/** Which of these there are: positions, and people who work here. */
export async function knownIds(db: Db, items: readonly string[], people: readonly string[]) {
  const { rows } = await sql<{ id: string }>`select id from crew_item where id = ${anyOf(items)}
    union all select id from person where id = ${anyOf(people)} and active`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export const removeDrafts = (
  db: Db,
  { plannerId, draftIds }: { plannerId: string; draftIds: readonly string[] },
) =>
  db
    .deleteFrom('planning_draft')
    .where('planner_id', '=', plannerId)
    .where('id', 'in', [...draftIds])
    .where('send_id', 'is', null)
    .execute();

export const markSent = (
  db: Db,
  { draftIds, sendId }: { draftIds: readonly string[]; sendId: string },
  leavesAt: Date,
) =>
  db
    .updateTable('planning_draft')
    .set({ send_id: sendId, leaves_at: leavesAt, problem: '' })
    .where('id', 'in', [...draftIds])
    .where('send_id', 'is', null)
    .execute();

/** How many have become drafts again: none when they have left. */
export async function takeBack(
  db: Db,
  { plannerId, sendId }: { plannerId: string; sendId: string },
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('planning_draft')
    .set({ send_id: null, leaves_at: null })
    .where('planner_id', '=', plannerId)
    .where('send_id', '=', sendId)
    .where('leaves_at', '>', at)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export const sentIds = (db: Db, sendId: string) =>
  db.selectFrom('planning_draft').select('id').where('send_id', '=', sendId).orderBy('id').execute();

/** Held until it is done; whoever takes it back waits, and is too late. */
export const lockSent = (db: Db, { draftId, sendId }: { draftId: string; sendId: string }) =>
  db
    .selectFrom('planning_draft')
    .selectAll()
    .where('id', '=', draftId)
    .where('send_id', '=', sendId)
    .forUpdate()
    .executeTakeFirst();

export const dropSent = (db: Db, id: string) =>
  db.deleteFrom('planning_draft').where('id', '=', id).execute();

/** Back to its planner, with what was wrong. */
export const returnSent = (db: Db, id: string, problem: string) =>
  db
    .updateTable('planning_draft')
    .set({ send_id: null, leaves_at: null, problem })
    .where('id', '=', id)
    .execute();

/** Everybody who plans. */
export async function planners(db: Db): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('login as l')
    .innerJoin('login_type as t', (join) =>
      join.onRef('t.tenant_id', '=', 'l.tenant_id').onRef('t.login_id', '=', 'l.id'),
    )
    .select('l.person_id as personId')
    .distinct()
    .where('t.login_type', 'in', ['planners', 'operations', 'planning'])
    .execute();
  return rows.map(({ personId }) => personId);
}
