import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { anyOf } from '#platform/db/expression/any-of.ts';
import { orderedId } from '#platform/db/ordered-id.ts';
import type { Db } from '#platform/db/tables.ts';
import { positionColumns } from '../crew-items/crew-items.public.ts';

type Wanted = { plannerId?: string; from?: string | undefined; to?: string | undefined };

/** Drafts with their positions as they are now, the newest last. */
export const draftRows = (db: Db, { plannerId, from, to }: Wanted) =>
  db
    .selectFrom('planningDraft')
    .innerJoin('crewItem', 'crewItem.id', 'planningDraft.crewItemId')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .innerJoin('function', 'function.id', 'crewItem.functionId')
    .innerJoin('person as planner', 'planner.id', 'planningDraft.plannerId')
    .leftJoin('person', 'person.id', 'planningDraft.personId')
    .leftJoin('person as holder', 'holder.id', 'crewItem.personId')
    .select([
      'planningDraft.id',
      'planningDraft.plannerId',
      fullName('planner').as('plannerName'),
      'planningDraft.createdAt',
      'planningDraft.action',
      'planningDraft.personId',
      fullName<string | null>('person').as('personName'),
      'planningDraft.force',
      'planningDraft.reason',
      'planningDraft.sendId',
      'planningDraft.leavesAt',
      'planningDraft.problem',
      'planningDraft.itemVersion',
      'crewItem.status',
      'crewItem.forcedBy',
      'crewItem.personId as nowId',
      fullName<string | null>('holder').as('nowName'),
      ...positionColumns,
    ])
    .$if(plannerId !== undefined, (rows) => rows.where('planningDraft.plannerId', '=', plannerId ?? ''))
    .$if(from !== undefined, (rows) => rows.where('crewItem.startDate', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('crewItem.startDate', '<=', to ?? ''))
    .orderBy('planningDraft.createdAt')
    .orderBy('planningDraft.id')
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
    .insertInto('planningDraft')
    .values(
      entries.map((one) => ({
        id: orderedId(),
        plannerId,
        crewItemId: one.itemId,
        personId: one.personId,
        action: one.action,
        itemVersion: one.version,
        force: one.force,
        reason: one.reason,
        createdAt: at,
      })),
    )
    .onConflict((on) =>
      on
        .columns(['tenantId', 'plannerId', 'crewItemId'])
        .doUpdateSet((of) => ({
          personId: of.ref('excluded.personId'),
          action: of.ref('excluded.action'),
          itemVersion: of.ref('excluded.itemVersion'),
          force: of.ref('excluded.force'),
          reason: of.ref('excluded.reason'),
          problem: '',
        }))
        .where('planningDraft.sendId', 'is', null),
    )
    .returning('id')
    .execute();
  return written.length === entries.length;
}

/** Which of these there are: positions, and people who work here. */
export async function knownIds(db: Db, items: readonly string[], people: readonly string[]) {
  const { rows } = await sql<{ id: string }>`select id from "crewItem" where id = ${anyOf(items)}
    union all select id from person where id = ${anyOf(people)} and active`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export const removeDrafts = (
  db: Db,
  { plannerId, draftIds }: { plannerId: string; draftIds: readonly string[] },
) =>
  db
    .deleteFrom('planningDraft')
    .where('plannerId', '=', plannerId)
    .where('id', 'in', [...draftIds])
    .where('sendId', 'is', null)
    .execute();

export const markSent = (
  db: Db,
  { draftIds, sendId }: { draftIds: readonly string[]; sendId: string },
  leavesAt: Date,
) =>
  db
    .updateTable('planningDraft')
    .set({ sendId, leavesAt, problem: '' })
    .where('id', 'in', [...draftIds])
    .where('sendId', 'is', null)
    .execute();

/** How many have become drafts again: none when they have left. */
export async function takeBack(
  db: Db,
  { plannerId, sendId }: { plannerId: string; sendId: string },
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('planningDraft')
    .set({ sendId: null, leavesAt: null })
    .where('plannerId', '=', plannerId)
    .where('sendId', '=', sendId)
    .where('leavesAt', '>', at)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export const sentIds = (db: Db, sendId: string) =>
  db.selectFrom('planningDraft').select('id').where('sendId', '=', sendId).orderBy('id').execute();

/** Held until it is done; whoever takes it back waits, and is too late. */
export const lockSent = (db: Db, { draftId, sendId }: { draftId: string; sendId: string }) =>
  db
    .selectFrom('planningDraft')
    .selectAll()
    .where('id', '=', draftId)
    .where('sendId', '=', sendId)
    .forUpdate()
    .executeTakeFirst();

export const dropSent = (db: Db, id: string) => db.deleteFrom('planningDraft').where('id', '=', id).execute();

/** Back to its planner, with what was wrong. */
export const returnSent = (db: Db, id: string, problem: string) =>
  db
    .updateTable('planningDraft')
    .set({ sendId: null, leavesAt: null, problem })
    .where('id', '=', id)
    .execute();

/** Everybody who plans. */
export async function planners(db: Db): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('login')
    .innerJoin('loginType', 'loginType.loginId', 'login.id')
    .select('login.personId')
    .distinct()
    .where('loginType.loginType', 'in', ['planners', 'operations', 'planning'])
    .execute();
  return rows.map(({ personId }) => personId);
}
