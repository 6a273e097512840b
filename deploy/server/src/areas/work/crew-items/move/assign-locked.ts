import { crewItemGroups, isOneOf } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { closeApplications } from '../state/applications.db.ts';
import { writeItem } from '../item/crew-item.db.ts';
import type { LockedItem } from '../item/locked-item.db.ts';
import { withoutPerson } from '../state/move-columns.ts';
import { moveLocked, wrongState } from '../state/move-item.ts';
import { itemChanged } from '../state/notify-move.ts';
import type { MoveCtx } from '../state/notify-move.ts';
import { putPerson } from '../state/put-person.ts';
import { refuseClosed } from '../item/refuse-closed.ts';

type Assignment = {
  personId: string | null;
  as: 'draft' | 'request' | 'requestSpare' | 'book';
  force: boolean;
  reason: string;
  actorId: string | null;
};

/** Gives a position that is locked already to a person, or takes it from who is only planned. */
export async function assignLocked(
  ctx: MoveCtx,
  locked: LockedItem,
  { personId, as, force, reason, actorId }: Assignment,
  rules: TenantRules,
): Promise<void> {
  const { db, at } = ctx;
  refuseClosed(locked);
  let item = locked;
  if (!isOneOf(item.status, crewItemGroups.assignable)) throw wrongState(item);
  if ((personId === null || as === 'draft') && item.status !== 'draft' && item.status !== 'vacant')
    throw wrongState(item);
  if (item.status === 'vacant') {
    await closeApplications(ctx, item, { state: 'filled', by: actorId });
    item = await moveLocked(
      ctx,
      item,
      { action: 'withdrawOffer', by: 'planner', actorId, quiet: true },
      rules,
    );
  }
  const set =
    personId === null
      ? withoutPerson
      : await putPerson(db, { itemId: item.id, personId }, { force, reason, actorId });
  const before = { status: item.status, personId: item.personId };
  // A late refusal belongs to who refused; the position itself begins anew with the next person.
  const fresh = item.status === 'draft' ? set : { ...set, lateRefusal: false };
  const row = await writeItem(db, item.id, fresh);
  const next = { ...item, ...row };
  await noteActivity(db, {
    personId,
    category: 'crewItem',
    caption: 'item_assign',
    subject: { kind: 'crewItem', id: item.id },
    actorId,
    before,
    after: { personId, ...(force ? { forced: true } : {}) },
    reason,
    at,
  });
  if (personId !== null && as !== 'draft')
    await moveLocked(ctx, next, { action: as, by: 'planner', actorId }, rules);
  else await itemChanged(db, next, actorId);
}
