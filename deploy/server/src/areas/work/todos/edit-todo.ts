import type { todos as contract } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { presentTodo } from './present-todo.ts';
import { requirePerson, todoForChange, todoViewer } from './todos.policy.ts';
import { todoById, updateTodo } from './todos.db.ts';

export const editTodo: Handler<typeof contract.editTodo> = async ({ params, body, request }, ctx) => {
  const { db, caller, tenant, now } = ctx;
  const viewer = todoViewer(caller, tenant);
  const before = await todoForChange(db, viewer, params.id);
  const today = await todayOfTenant(db, now());
  requireVersion(request, before.version, presentTodo(before, today, caller));
  await requirePerson(db, 'recipientId', body.recipientId);
  await updateTodo(db, before.id, {
    caption: body.caption ?? before.caption,
    body: body.body ?? before.body,
    dueDate: body.dueDate ?? before.dueDate,
    priority: body.priority ?? before.priority,
    recipientId: body.recipientId === undefined ? before.recipientId : body.recipientId,
  });
  const after = await todoById(db, { ...viewer, plans: true }, before.id);
  if (!after) throw notFound();
  await noteActivity(db, {
    personId: null,
    category: 'planning',
    caption: 'todo_edited',
    personParty: before.partyId,
    subject: { kind: 'todo', id: before.id },
    actorId: caller.personId,
    before: facts(before),
    after: facts(after),
    at: now(),
  });
  await changed(db, [caller.personId, before.recipientId, after.recipientId], ['todos']);
  return presentTodo(after, today, caller);
};

const facts = ({
  caption,
  body,
  dueDate,
  priority,
  recipientId,
}: {
  caption: string;
  body: string;
  dueDate: string | null;
  priority: number | null;
  recipientId: string | null;
}) => ({ caption, body, dueDate, priority, recipientId });
