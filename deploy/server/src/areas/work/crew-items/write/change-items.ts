import { changeEffect } from '@callboard/domain';
import type { Difference, TenantRules } from '@callboard/domain';
import type { Updateable } from 'kysely';
import { json } from '#platform/db/tables.ts';
import type { Tables } from '#platform/db/tables.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { changeParams, notify } from '../../../account/notifications/notifications.public.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { openItemsOfCrew, writeItem } from '../item/crew-item.db.ts';
import { lockItems } from '../item/locked-item.db.ts';
import type { LockedItem } from '../item/locked-item.db.ts';
import { moveLocked } from '../state/move-item.ts';
import type { Besides } from '../state/move-item.ts';
import { itemChanged, itemParams } from '../state/notify-move.ts';
import type { MoveCtx } from '../state/notify-move.ts';

type Change = {
  differences: readonly Difference[];
  set?: Updateable<Tables['crewItem']>;
  actorId: string | null;
  reason?: string;
  forced?: boolean;
  /** Something that needs no new answer has changed as well. */
  alwaysNotify?: boolean;
  /** That, for the history. */
  besides?: Besides;
};

/** Changes a locked position; what the person has confirmed waits for a new answer, with what is different. */
export async function changeLocked(
  ctx: MoveCtx,
  item: LockedItem,
  { differences, set = {}, actorId, reason = '', forced = false, alwaysNotify = false, besides }: Change,
  rules: TenantRules,
): Promise<LockedItem> {
  const { status } = item;
  const effect = changeEffect({ status, changes: item.changes ?? [] }, { differences, alwaysNotify });
  if (effect.kind === 'confirmAgain' || effect.kind === 'asConfirmed') {
    const isBack = effect.kind === 'asConfirmed';
    const columns = { ...set, changes: isBack ? null : json(effect.changes), requestedAt: ctx.at };
    const action = isBack ? 'unchange' : 'change';
    const move = { action, by: 'planner', actorId, reason, differences, forced, set: columns } as const;
    return moveLocked(ctx, item, { ...move, ...(besides && { besides }) }, rules);
  }
  const after = { ...item, ...(await writeItem(ctx.db, item.id, set)) };
  await noteActivity(ctx.db, {
    personId: item.personId,
    category: 'crewItem',
    caption: 'item_edit',
    subject: { kind: 'crewItem', id: item.id },
    actorId,
    ...(besides && { before: besides.before }),
    after: { ...besides?.after, differences, ...(forced && { forced }) },
    reason,
    at: ctx.at,
  });
  if (effect.kind === 'notified' && item.personId !== actorId)
    await notify(ctx, {
      people: [item.personId],
      kind: 'jobChanged',
      params: { ...itemParams(after, reason), ...changeParams(differences) },
      subject: { kind: 'job', id: item.id },
    });
  await itemChanged(ctx.db, after, actorId);
  return after;
}

type CrewChange = {
  actorId: string | null;
  /** What of each position is different. */
  differencesOf: (item: LockedItem) => readonly Difference[];
};

/** A change of the whole crew (its site, its days) reaches everybody who is asked or has said yes. */
export async function changeItemsOfCrew(
  ctx: MoveCtx,
  crewId: string,
  { actorId, differencesOf }: CrewChange,
): Promise<LockedItem[]> {
  const ids = await openItemsOfCrew(ctx.db, crewId);
  if (ids.length === 0) return [];
  const rules = await tenantRules(ctx.db);
  const changed: LockedItem[] = [];
  for (const item of await lockItems(ctx.db, ids))
    changed.push(await changeLocked(ctx, item, { actorId, differences: differencesOf(item) }, rules));
  return changed;
}
