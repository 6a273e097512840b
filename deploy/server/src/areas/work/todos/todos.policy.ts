import type { Db } from '#platform/db/tables.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { personOf } from '#platform/http/person-of.ts';
import type { Caller, CurrentTenant } from '#platform/http/handler.ts';
import { accountsFor } from '../../finance/finance/finance.public.ts';
import { holdTodo, personExists, todoById } from './todos.db.ts';
import type { TodoFound, TodoViewer } from './todos.db.ts';

const plansFor = ({ rights, roles }: Caller, permission: 'READ' | 'EDIT'): boolean =>
  (roles.includes('planner') || roles.includes('office')) &&
  rights.toDoCalendar?.includes(permission) === true;

export const todoViewer = (caller: Caller, { bundles }: Pick<CurrentTenant, 'bundles'>): TodoViewer => ({
  personId: personOf(caller),
  plans: plansFor(caller, 'READ') && caller.roles.includes('planner'),
  accounts: accountsFor(caller, 'payrolls'),
  types: [
    ...(bundles.includes('planning') ? ['TODO_INT' as const] : []),
    ...(bundles.includes('finance') ? ['TODO_PAYROLL_ITEM' as const] : []),
  ],
});

export const canEditTodos = (caller: Caller): boolean => plansFor(caller, 'EDIT');

/** Whoever owes it: by name, as one of those who account, or as one who keeps the to-dos of all. */
export const canFinishTodo = (caller: Caller, todo: Pick<TodoFound, 'type' | 'recipientId'>): boolean =>
  todo.recipientId === caller.personId ||
  canEditTodos(caller) ||
  (todo.type === 'TODO_PAYROLL_ITEM' && accountsFor(caller, 'payrolls'));

/** Of a to-do for who plans that stands elsewhere: whether the caller sees it among the to-dos, and closes it there. */
export const mayFinishTodo = (
  caller: Caller,
  tenant: Pick<CurrentTenant, 'bundles'>,
  todo: Pick<TodoFound, 'type' | 'recipientId'>,
): boolean => {
  const { plans, types } = todoViewer(caller, tenant);
  const sees = plans || todo.recipientId === caller.personId;
  return sees && types.some((type) => type === todo.type) && canFinishTodo(caller, todo);
};

export function requireFinish(caller: Caller, todo: TodoFound): void {
  if (!canFinishTodo(caller, todo)) throw new AppError('forbidden', { params: { missing: 'toDoCalendar' } });
}

/** A to-do that the caller sees, held for a change. */
export async function todoForChange(db: Db, viewer: TodoViewer, id: string): Promise<TodoFound> {
  await holdTodo(db, id);
  const todo = await todoById(db, viewer, id);
  if (!todo) throw notFound();
  return todo;
}

/** To-dos are for people who are still here. */
export async function requirePerson(db: Db, path: string, id: string | null | undefined): Promise<void> {
  if (id && !(await personExists(db, id)))
    throw new AppError('invalid', { fields: [{ path, code: 'bad_choice' }] });
}
