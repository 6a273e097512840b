import { applicationGroups } from '@callboard/domain';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { lockItems } from '../item/locked-item.db.ts';
import type { LockedItem } from '../item/locked-item.db.ts';
import { itemParams } from './notify-move.ts';
import type { MoveCtx } from './notify-move.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';

/** How many wait for a place. */
export const applicantCount = sql<number>`(select count(*) from "crewItemApplication"
  where "crewItemApplication"."crewItemId" = "crewItem".id and "crewItemApplication".state = 'applied')`;

/** A free place just like this one: the same crew, function and times. */
const twinOf = async (db: Db, item: LockedItem): Promise<string | null> =>
  (
    await db
      .selectFrom('crewItem')
      .select('id')
      .where('crewId', '=', item.crewId)
      .where('functionId', '=', item.functionId)
      .where('status', '=', 'vacant')
      .where('id', '<>', item.id)
      .where(sql<boolean>`"startsAt" is not distinct from ${item.startsAt}`)
      .where(sql<boolean>`"endsAt" is not distinct from ${item.endsAt}`)
      // Who was offered this one is offered that one too.
      .where(sql<boolean>`"offerFunctions" is not distinct from ${item.offerFunctions}::text[]`)
      .where(sql<boolean>`"offerRegions" is not distinct from ${item.offerRegions}::text[]`)
      .where(sql<boolean>`"offerCrewId" is not distinct from ${item.offerCrewId}`)
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
    .selectFrom('crewItemApplication')
    .select(['id', 'personId'])
    .where('crewItemId', '=', item.id)
    .where('state', '=', 'applied')
    .execute();
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  const twin = await twinOf(ctx.db, item);
  if (twin) {
    await ctx.db
      .updateTable('crewItemApplication')
      .set({ crewItemId: twin })
      .where('crewItemApplication.id', 'in', ids)
      .where(
        sql<boolean>`not exists (select from "crewItemApplication" other where other."crewItemId" = ${twin}
          and other."personId" = "crewItemApplication"."personId" and other.state ${oneOf(applicationGroups.open)})`,
      )
      .execute();
  }
  const rest = await ctx.db
    .updateTable('crewItemApplication')
    .set({ state, decidedAt: ctx.at, decidedBy: by })
    .where('crewItemId', '=', item.id)
    .where('state', '=', 'applied')
    .returning('personId')
    .execute();
  const params = itemParams(item);
  const people = rest.map((one) => one.personId);
  await notify(ctx, { people, kind: 'vacancyRejected', params, subject: { kind: 'vacancy', id: item.id } });
}

/** Positions of a project, or of one crew of it, that somebody waits for. */
const waitedFor = async (db: Db, { projectId, crewId }: Ended): Promise<string[]> => {
  const rows = await db
    .selectFrom('crewItem')
    .select('id')
    .where('projectId', '=', projectId)
    .$if(crewId !== undefined, (items) => items.where('crewId', '=', crewId ?? ''))
    .where(applicantCount, '>', 0)
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
  if (!item.personId || !item.startsAt || item.startsAt <= ctx.at) return;
  const left = await ctx.db
    .updateTable('crewItemApplication')
    .set({ state: 'withdrawn', decidedAt: ctx.at, decidedBy: item.personId })
    .where('crewItemId', '=', item.id)
    .where('personId', '=', item.personId)
    .where('state', '=', 'accepted')
    .returning('id')
    .execute();
  if (left.length === 0) return;
  const again = await ctx.db
    .updateTable('crewItemApplication')
    .set({ state: 'applied', decidedAt: null, decidedBy: null })
    .where('crewItemId', '=', item.id)
    .where('state', '=', 'filled')
    .returning('personId')
    .execute();
  const people = again.map((one) => one.personId);
  // Who gave the place back, and why, is nothing that the others are told.
  const params = { ...itemParams(item), person: '' };
  await notify(ctx, { people, kind: 'vacancyReopened', params, subject: { kind: 'job', id: item.id } });
  await changed(ctx.db, people, ['jobs', 'vacancies', `crewItem:${item.id}`]);
}

export const lastApplication = (db: Db, { itemId, personId }: { itemId: string; personId: string }) =>
  db
    .selectFrom('crewItemApplication')
    .selectAll()
    .where('crewItemId', '=', itemId)
    .where('personId', '=', personId)
    .orderBy('appliedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

type NewApplication = { itemId: string; personId: string; state: 'applied' | 'accepted'; at: Date };

export const addApplication = (db: Db, { itemId, personId, state, at }: NewApplication) =>
  db
    .insertInto('crewItemApplication')
    .values({
      id: randomUUID(),
      crewItemId: itemId,
      personId,
      state,
      appliedAt: at,
      decidedAt: state === 'accepted' ? at : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type Decision = { state: 'accepted' | 'rejected' | 'withdrawn'; at: Date; by: string | null; reason: string };

export const decideApplication = (db: Db, id: string, { state, at, by, reason }: Decision) =>
  db
    .updateTable('crewItemApplication')
    .set({ state, decidedAt: at, decidedBy: by, reason })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const waitingApplications = (db: Db, itemId: string) =>
  db
    .selectFrom('crewItemApplication')
    .selectAll()
    .where('crewItemId', '=', itemId)
    .where('state', '<>', 'withdrawn')
    .orderBy('appliedAt')
    .orderBy('id')
    .execute();
