import { openApplicationStates } from '@callboard/domain';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { changed } from '../../../platform/live/changed.db.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { lockItems } from './locked-item.db.ts';
import type { LockedItem } from './locked-item.db.ts';
import { itemParams } from './notify-move.ts';
import type { MoveCtx } from './notify-move.ts';
import { oneOf } from '../../../platform/db/one-of.ts';

/** How many wait for a place, where `of` is its row. */
export const applicantsOf = (of: string) =>
  sql<number>`(select count(*) from crew_item_application ap where ap.tenant_id = ${sql.ref(of)}.tenant_id
    and ap.crew_item_id = ${sql.ref(of)}.id and ap.state = 'applied')`;

/** A free place just like this one: the same crew, function and times. */
const twinOf = async (db: Db, item: LockedItem): Promise<string | null> =>
  (
    await db
      .selectFrom('crew_item')
      .select('id')
      .where('crew_id', '=', item.crew_id)
      .where('function_id', '=', item.function_id)
      .where('status', '=', 'vacant')
      .where('id', '<>', item.id)
      .where(sql<boolean>`starts_at is not distinct from ${item.starts_at}`)
      .where(sql<boolean>`ends_at is not distinct from ${item.ends_at}`)
      // Who was offered this one is offered that one too.
      .where(sql<boolean>`offer_functions is not distinct from ${item.offer_functions}::text[]`)
      .where(sql<boolean>`offer_regions is not distinct from ${item.offer_regions}::text[]`)
      .where(sql<boolean>`offer_crew_id is not distinct from ${item.offer_crew_id}`)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )?.id ?? null;

/** Who still waits for a place that is gone waits for its twin; without one they are told. */
export async function closeApplications(
  ctx: MoveCtx,
  item: LockedItem,
  { state, by }: { state: 'filled' | 'rejected'; by: string | null },
): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('crew_item_application')
    .select(['id', 'person_id'])
    .where('crew_item_id', '=', item.id)
    .where('state', '=', 'applied')
    .execute();
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  const twin = await twinOf(ctx.db, item);
  if (twin) {
    await ctx.db
      .updateTable('crew_item_application as a')
      .set({ crew_item_id: twin })
      .where('a.id', 'in', ids)
      .where(
        sql<boolean>`not exists (select from crew_item_application t where t.tenant_id = a.tenant_id
          and t.crew_item_id = ${twin} and t.person_id = a.person_id and t.state ${oneOf(openApplicationStates)})`,
      )
      .execute();
  }
  const rest = await ctx.db
    .updateTable('crew_item_application')
    .set({ state, decided_at: ctx.at, decided_by: by })
    .where('crew_item_id', '=', item.id)
    .where('state', '=', 'applied')
    .returning('person_id')
    .execute();
  const params = itemParams(item);
  const people = rest.map((one) => one.person_id);
  await notify(ctx, { people, kind: 'vacancyRejected', params, subject: { kind: 'vacancy', id: item.id } });
}

/** Positions of a project, or of one crew of it, that somebody waits for. */
const waitedFor = async (db: Db, { projectId, crewId }: Ended): Promise<string[]> => {
  const rows = await db
    .selectFrom('crew_item as i')
    .select('i.id')
    .where('i.project_id', '=', projectId)
    .$if(crewId !== undefined, (items) => items.where('i.crew_id', '=', crewId ?? ''))
    .where(applicantsOf('i'), '>', 0)
    .execute();
  return rows.map(({ id }) => id);
};

type Ended = { readonly projectId: string; readonly crewId?: string };

/** Whoever waited for a place that was given back waits in vain when its project or crew is called off. */
export async function endApplications(ctx: MoveCtx, ended: Ended, by: string | null): Promise<void> {
  const ids = await waitedFor(ctx.db, ended);
  if (ids.length === 0) return;
  for (const item of await lockItems(ctx.db, ids))
    await closeApplications(ctx, item, { state: 'rejected', by });
}

/**
 * Somebody who had got the place gives it back: the others who wanted it, and were told that it is gone, are
 * applicants again.
 */
export async function reopenApplications(ctx: MoveCtx, item: LockedItem): Promise<void> {
  if (!item.person_id || !item.starts_at || item.starts_at <= ctx.at) return;
  const left = await ctx.db
    .updateTable('crew_item_application')
    .set({ state: 'withdrawn', decided_at: ctx.at, decided_by: item.person_id })
    .where('crew_item_id', '=', item.id)
    .where('person_id', '=', item.person_id)
    .where('state', '=', 'accepted')
    .returning('id')
    .execute();
  if (left.length === 0) return;
  const again = await ctx.db
    .updateTable('crew_item_application')
    .set({ state: 'applied', decided_at: null, decided_by: null })
    .where('crew_item_id', '=', item.id)
    .where('state', '=', 'filled')
    .returning('person_id')
    .execute();
  const people = again.map((one) => one.person_id);
  // Who gave the place back, and why, is nothing that the others are told.
  const params = { ...itemParams(item), person: '' };
  await notify(ctx, { people, kind: 'vacancyReopened', params, subject: { kind: 'job', id: item.id } });
  await changed(ctx.db, people, ['jobs', 'vacancies', `crewItem:${item.id}`]);
}

export const lastApplication = (db: Db, { itemId, personId }: { itemId: string; personId: string }) =>
  db
    .selectFrom('crew_item_application')
    .selectAll()
    .where('crew_item_id', '=', itemId)
    .where('person_id', '=', personId)
    .orderBy('applied_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

type NewApplication = { itemId: string; personId: string; state: 'applied' | 'accepted'; at: Date };

export const addApplication = (db: Db, { itemId, personId, state, at }: NewApplication) =>
  db
    .insertInto('crew_item_application')
    .values({
      id: randomUUID(),
      crew_item_id: itemId,
      person_id: personId,
      state,
      applied_at: at,
      decided_at: state === 'accepted' ? at : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type Decision = { state: 'accepted' | 'rejected' | 'withdrawn'; at: Date; by: string | null; reason: string };

export const decideApplication = (db: Db, id: string, { state, at, by, reason }: Decision) =>
  db
    .updateTable('crew_item_application')
    .set({ state, decided_at: at, decided_by: by, reason })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const waitingApplications = (db: Db, itemId: string) =>
  db
    .selectFrom('crew_item_application')
    .selectAll()
    .where('crew_item_id', '=', itemId)
    .where('state', '<>', 'withdrawn')
    .orderBy('applied_at')
    .orderBy('id')
    .execute();
