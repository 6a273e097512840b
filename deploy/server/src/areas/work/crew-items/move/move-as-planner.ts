import { bindingActions, overridingActions } from '@callboard/domain';
import type { CrewItemAction, TenantRules } from '@callboard/domain';
import type { LockedItem } from '../item/locked-item.db.ts';
import { moveLocked } from '../state/move-item.ts';
import { putPerson } from '../state/put-person.ts';
import type { MoveCtx } from '../state/notify-move.ts';

type Intent = {
  action: CrewItemAction;
  reason?: string | undefined;
  force?: boolean | undefined;
  actorId: string | null;
};

/** What has begun is no plan any more; and what was overridden when the person was asked is not asked again. */
function isChecked(item: LockedItem, { action, force }: Intent, at: Date): boolean {
  if (item.startsAt === null || !overridingActions.includes(action)) return false;
  if (bindingActions.includes(action)) return true;
  return item.startsAt > at && (force === true || item.forcedBy === null);
}

export async function moveAsPlanner(
  ctx: MoveCtx,
  item: LockedItem,
  intent: Intent,
  rules: TenantRules,
): Promise<LockedItem> {
  const { action, reason = '', force = false, actorId } = intent;
  const set =
    item.personId !== null && isChecked(item, intent, ctx.at)
      ? await putPerson(ctx.db, { itemId: item.id, personId: item.personId }, { force, reason, actorId })
      : {};
  return moveLocked(ctx, item, { action, by: 'planner', actorId, reason, forced: force, set }, rules);
}
