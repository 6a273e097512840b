import type { Todo } from '@callboard/contract';

/** For tests: to-dos as the server answers them. */
export const sampleTodo = (some: Partial<Todo> = {}): Todo => ({
  id: 'todo-1',
  version: 3,
  type: 'TODO_INT',
  category: 'planning',
  caption: 'Order a second forklift',
  body: '',
  dueDate: '2026-11-23',
  priority: 2,
  overdue: false,
  doneAt: null,
  doneBy: null,
  createdAt: '2026-11-20T09:00:00+01:00',
  createdBy: 'Petra Maier',
  recipient: { personId: 'p-1', name: 'Petra Maier' },
  person: null,
  subject: null,
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
