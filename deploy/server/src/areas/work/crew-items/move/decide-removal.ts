import type { crewItems } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { writeItem } from '../item/crew-item.db.ts';
import { lockItem } from '../item/locked-item.db.ts';
import { moveLocked, wrongState } from '../state/move-item.ts';
import { presentItem } from '../read/present-item.ts';
import { itemChanged, itemParams } from '../state/notify-move.ts';
import { closeRemovalTodos } from './removal-todos.db.ts';

/** Lets a person go who asked for it, or says that they are needed. */
export const decideRemoval: Handler<typeof crewItems.decideRemoval> = async (
  { params, body },
  { db, jobs, caller, now },
) => {
  const at = now();
  const ctx = { db, jobs, at };
  const actorId = caller.personId;
  const item = await lockItem(db, params.id);
  if (!item) throw notFound();
  if (!item.cancellationAskedAt) throw wrongState(item);
  const reason = body.reason ?? item.reason;
  if (body.accept) {
    await moveLocked(ctx, item, { action: 'release', by: 'planner', actorId, reason }, await tenantRules(db));
  } else {
    const after = { ...item, ...(await writeItem(db, item.id, { cancellationAskedAt: null, reason: '' })) };
    await noteActivity(db, {
      personId: item.personId,
      category: 'crewItem',
      caption: 'item_removal_declined',
      subject: { kind: 'crewItem', id: item.id },
      actorId,
      reason,
      at,
    });
    const subject = { kind: 'job', id: item.id } as const;
    const params = itemParams(after, reason);
    await notify(ctx, { people: [item.personId], kind: 'jobConfirmed', params, subject });
    await itemChanged(db, after, actorId);
  }
  await closeRemovalTodos(db, { itemId: item.id, at, by: actorId });
  return presentItem(db, caller, item.id, at);
};
