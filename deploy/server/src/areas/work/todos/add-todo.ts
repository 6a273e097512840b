import type { todos as contract } from '@callboard/contract';
import { newTodoPriority } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { assignTodo, dueDateOf } from '../../account/activities/activities.public.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { presentTodo } from './present-todo.ts';
import { requirePerson, todoViewer } from './todos.policy.ts';
import { todoById } from './todos.db.ts';

const priorities = [1, 2, 3] as const;

export const addTodo: Handler<typeof contract.addTodo> = async ({ body }, ctx) => {
  const { db, caller, tenant, now } = ctx;
  const viewer = todoViewer(caller, tenant);
  const at = now();
  const today = await todayOfTenant(db, at);
  const dueDate = dueDateOf(body.dueDate, today);
  await requirePerson(db, 'recipientId', body.recipientId);
  await requirePerson(db, 'personId', body.personId);
  // Who does not plan writes for somebody: nobody would be those who plan.
  const recipientId = body.recipientId === undefined ? viewer.personId : body.recipientId;
  const id = await assignTodo(ctx, {
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
  const written = await todoById(db, { ...viewer, plans: true }, id);
  if (!written) throw notFound();
  return presentTodo(written, today, caller);
};
