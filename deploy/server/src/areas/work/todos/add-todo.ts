import type { todos as contract } from '@callboard/contract';
import { newTodo, newTodoPriority } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { addTodo as writeTodo } from '#platform/activities/note-activity.db.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { presentTodo } from './present-todo.ts';
import { requirePerson, todoViewer } from './todos.policy.ts';
import { todoById } from './todos.db.ts';

const priorities = [1, 2, 3] as const;

export const addTodo: Handler<typeof contract.addTodo> = async (
  { body },
  { db, caller, tenant, now, jobs },
) => {
  const viewer = todoViewer(caller, tenant);
  const at = now();
  const today = await todayOfTenant(db, at);
  const dueDate = body.dueDate ?? newTodo(today).dueDate;
  if (dueDate < today) throw new AppError('invalid', { fields: [{ path: 'dueDate', code: 'in_the_past' }] });
  await requirePerson(db, 'recipientId', body.recipientId);
  await requirePerson(db, 'personId', body.personId);
  // Who does not plan writes for somebody: nobody would be those who plan.
  const recipientId = body.recipientId === undefined ? viewer.personId : body.recipientId;
  const id = await writeTodo(db, {
    type: 'TODO_INT',
    recipientId,
    category: 'planning',
    caption: body.caption,
    body: body.body,
    personParty: body.personId ?? null,
    dueDate,
    priority: priorities.find((one) => one === body.priority) ?? newTodoPriority,
    actorId: viewer.personId,
    at,
  });
  if (recipientId !== null && recipientId !== viewer.personId) {
    const subject = { kind: 'todo', id } as const;
    const params = { caption: body.caption, day: dueDate };
    await notify({ db, jobs, at }, { people: [recipientId], kind: 'todo', params, subject });
  }
  await changed(db, [viewer.personId, recipientId], ['todos']);
  const written = await todoById(db, { ...viewer, plans: true }, id);
  if (!written) throw notFound();
  return presentTodo(written, today, caller);
};
