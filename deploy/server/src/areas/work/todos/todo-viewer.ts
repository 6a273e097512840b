import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import { holdTodo, personExists, todoById } from './todos.db.ts';
import type { TodoFound } from './todos.db.ts';

export const todoViewer = (caller: Caller) => ({
  personId: personOf(caller),
  plans: caller.roles.includes('planner'),
});

/** A to-do that the caller sees, held for a change. */
export async function todoForChange(db: Db, caller: Caller, id: string): Promise<TodoFound> {
  await holdTodo(db, id);
  const todo = await todoById(db, todoViewer(caller), id);
  if (!todo) throw notFound();
  return todo;
}

/** To-dos are for people who are still here. */
export async function requirePerson(db: Db, path: string, id: string | null | undefined): Promise<void> {
  if (id && !(await personExists(db, id)))
    throw new AppError('invalid', { fields: [{ path, code: 'bad_choice' }] });
}
