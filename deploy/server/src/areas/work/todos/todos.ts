import type { todos as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { presentTodo } from './present-todo.ts';
import { todoViewer } from './todos.policy.ts';
import { todoRows } from './todos.db.ts';

export const todos: Handler<typeof contract.todos> = async ({ query }, { db, caller, tenant, now }) => {
  const today = await todayOfTenant(db, now());
  const { rows, total, overdue, open } = await todoRows(db, todoViewer(caller, tenant), { ...query, today });
  const items = rows.map((row) => presentTodo(row, today, caller));
  return { ...listOf(items, total, query), overdue, open };
};
