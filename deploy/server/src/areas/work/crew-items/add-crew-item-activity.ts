import type { crewItems } from '@callboard/contract';
import { addDays, dayAt } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { addTodo, noteActivity } from '#platform/activities/note-activity.db.ts';
import { itemDetail } from './item-detail.db.ts';
import { itemViewerOf } from './visible-items.db.ts';

export const addCrewItemActivity: Handler<typeof crewItems.addCrewItemActivity> = async (
  { params, body },
  { db, caller, now },
) => {
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
  const today = dayAt(at, item.timeZone);
  if (body.dueDate !== undefined && body.dueDate < today)
    throw new AppError('invalid', { fields: [{ path: 'dueDate', code: 'in_the_past' }] });
  const id = await addTodo(db, {
    ...about,
    type: 'TODO_INT',
    recipientId: body.recipientId ?? null,
    dueDate: body.dueDate ?? addDays(today, 1),
    priority: body.priority ?? 1,
  });
  return { id, ...answer };
};
