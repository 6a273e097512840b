import { invalidate, patchEvery } from '@callboard/client';
import { home, todos } from '@callboard/contract';
import type { Todo } from '@callboard/contract';

/** What every list knows of a to-do, before the server has answered. */
export const withTodo = (id: string, change: Partial<Todo>) =>
  patchEvery(todos.todos, (answer) => ({
    ...answer,
    items: answer.items.map((todo) => (todo.id === id ? { ...todo, ...change } : todo)),
  }));

export const readTodosAgain = () => Promise.all([invalidate(todos.todos), invalidate(home.home)]);
