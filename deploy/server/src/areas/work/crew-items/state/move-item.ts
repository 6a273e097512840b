import { crewItemAfter, crewItemGroups, isOneOf, mayMove } from '@callboard/domain';
import type { CrewItemAction, CrewItemActor, Difference, TenantRules } from '@callboard/domain';
import type { Updateable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { changed } from '#platform/live/changed.db.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { closeApplications, reopenApplications } from './applications.db.ts';
import { writeItem } from '../item/crew-item.db.ts';
import { lockItem, lockItems } from '../item/locked-item.db.ts';
import type { LockedItem } from '../item/locked-item.db.ts';
import { moveColumns } from './move-columns.ts';
import { refuseMove } from './refuse-move.ts';
import { notifyMove } from './notify-move.ts';
import type { MoveCtx } from './notify-move.ts';

/** What needs no new answer, as it was and as it is, by its column. */
export type Besides = { readonly before: object; readonly after: object };

export type ItemMove = {
  readonly action: CrewItemAction;
  /** As what somebody does it; whether they are that is the caller's business. */
  readonly by: CrewItemActor;
  readonly actorId: string | null;
  readonly reason?: string;
  /** What of the position is different. */
  readonly differences?: readonly Difference[];
  /** What changes besides, for the history. */
  readonly besides?: Besides;
  /** The reason says why a conflict was overridden, which is the planner's own business. */
  readonly forced?: boolean;
  /** Columns that change together with the state. */
  readonly set?: Updateable<Tables['crewItem']>;
  /** Answered without a login: from a mail, or from a push message itself. */
  readonly from?: 'link' | 'push' | undefined;
  /** Who does it tells people in another way. */
  readonly quiet?: boolean;
};

const snake = (action: string): string => action.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`);

export const wrongState = (item: LockedItem): AppError =>
  new AppError('wrong_state', {
    params: { status: item.status },
    current: { id: item.id, status: item.status },
  });

/** Moves a position that is locked already. */
export async function moveLocked(
  ctx: MoveCtx,
  item: LockedItem,
  { action, by, actorId, reason = '', differences, besides, forced, set = {}, from, quiet = false }: ItemMove,
  rules: TenantRules,
): Promise<LockedItem> {
  const facts = {
    status: item.status,
    previous: item.previousStatus,
    hasPerson: (set.personId ?? item.personId) !== null,
    startsAt: item.startsAt,
  };
  const to = mayMove(action, by) ? crewItemAfter(action, facts, ctx.at) : null;
  if (!to) throw wrongState(item);
  refuseMove(item, { action, by, at: ctx.at, reason }, rules);
  const columns = { ...moveColumns(item, { action, to, at: ctx.at, reason }, rules), ...set };
  const after = { ...item, ...(await writeItem(ctx.db, item.id, columns)) };
  if (action !== 'accept' && isOneOf(item.status, crewItemGroups.wanted))
    await closeApplications(ctx, item, {
      state: item.status === 'vacant' ? 'rejected' : 'filled',
      by: actorId,
    });
  if (to === 'refused') await reopenApplications(ctx, item);
  await noteActivity(ctx.db, {
    personId: after.personId,
    category: 'crewItem',
    caption: `item_${snake(action)}${from ? `_by_${from}` : ''}`,
    subject: { kind: 'crewItem', id: item.id },
    actorId,
    before: { ...besides?.before, status: item.status },
    after: {
      ...besides?.after,
      status: to,
      ...(after.lateRefusal ? { lateRefusal: true } : {}),
      ...(differences && { differences }),
      ...(forced && { forced }),
    },
    reason,
    at: ctx.at,
  });
  if (item.personId !== after.personId)
    await changed(ctx.db, [item.personId], ['jobs', `crewItem:${item.id}`]);
  if (!quiet) await notifyMove(ctx, after, { action, from: item.status, actorId, reason });
  return after;
}

/** The one way from state to state: locks, asks the rules, writes, notes who and why, tells whom it concerns. */
export async function moveItem(ctx: MoveCtx, id: string, move: ItemMove): Promise<LockedItem> {
  const item = await lockItem(ctx.db, id);
  if (!item) throw notFound();
  return moveLocked(ctx, item, move, await tenantRules(ctx.db));
}

/** Several at once, all or none. */
export async function moveItems(ctx: MoveCtx, ids: readonly string[], move: ItemMove): Promise<LockedItem[]> {
  if (ids.length === 0) return [];
  const items = await lockItems(ctx.db, ids);
  if (items.length < new Set(ids).size) throw notFound();
  const rules = await tenantRules(ctx.db);
  const moved: LockedItem[] = [];
  for (const item of items) moved.push(await moveLocked(ctx, item, move, rules));
  return moved;
}
