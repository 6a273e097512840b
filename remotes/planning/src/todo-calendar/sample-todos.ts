import { todos } from '@callboard/contract';
import type { Todo } from '@callboard/contract';
import { sampleItemOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

/** For tests: to-dos as the server answers them. */
export const sampleTodo = (some: PartOf<Todo> = {}): Todo =>
  sampleItemOf(todos.todos, {
    id: 'todo-1',
    version: 3,
    caption: 'Order a second forklift',
    dueDate: '2026-11-23',
    priority: 2,
    createdBy: 'Petra Maier',
    recipient: { personId: 'p-1', name: 'Petra Maier' },
    may: { edit: true, finish: true },
    ...some,
  });

export const sampleTodos = (items: readonly Todo[]) => ({
  items: [...items],
  total: items.length,
  page: 1,
  limit: 1000,
  overdue: items.filter(({ overdue }) => overdue).length,
  open: items.filter(({ doneAt }) => doneAt === null).length,
});
