import { bindingActions } from '@callboard/domain';
import type { CrewItemAction, TenantRules } from '@callboard/domain';
import { forcing } from './forcing.ts';
import type { LockedItem } from './locked-item.db.ts';
import { moveLocked } from './move-item.ts';
import { putPerson } from './put-person.ts';
import type { MoveCtx } from './notify-move.ts';

type Wish = {
  action: CrewItemAction;
  reason?: string | undefined;
  force?: boolean | undefined;
  actorId: string | null;
};

export async function moveAsPlanner(
  ctx: MoveCtx,
  item: LockedItem,
  { action, reason = '', force = false, actorId }: Wish,
  rules: TenantRules,
): Promise<LockedItem> {
  const wish = { force, reason, actorId };
  const set =
    bindingActions.includes(action) && item.person_id !== null && item.starts_at !== null
      ? await putPerson(ctx.db, item.id, item.person_id, wish)
      : action === 'confirm'
        ? forcing(wish)
        : {};
  return moveLocked(ctx, item, { action, by: 'planner', actorId, reason, set }, rules);
}
