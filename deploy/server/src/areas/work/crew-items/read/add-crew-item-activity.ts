import type { crewItems } from '@callboard/contract';
import { dayAt, newTodoPriority } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { assignTodo, dueDateOf } from '../../../account/activities/activities.public.ts';
import { itemDetail } from './item-detail.db.ts';
import { itemViewerOf } from './visible-items.db.ts';

export const addCrewItemActivity: Handler<typeof crewItems.addCrewItemActivity> = async (
  { params, body },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const at = now();
  const item = await itemDetail(db, itemViewerOf(caller), params.id);
  if (!item) throw notFound();
  const about = {
    category: 'crewItem',
    caption: body.caption,
    body: body.body,
    personParty: item.personId,
    subject: { kind: 'crewItem', id: item.id },
    actorId: caller.personId,
    at,
  };
  const answer = { type: body.type, caption: body.caption, at: at.toISOString() };
  if (body.type === 'LOG') {
    await noteActivity(db, { ...about, personId: item.personId });
    return { id: null, ...answer };
  }
  const id = await assignTodo(ctx, {
    ...about,
    recipientId: body.recipientId ?? null,
    dueDate: dueDateOf(body.dueDate, dayAt(at, item.timeZone)),
    priority: body.priority ?? newTodoPriority,
  });
  return { id, ...answer };
};
