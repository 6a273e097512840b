import { invalidate, patchEvery } from '@callboard/client';
import { home, todos } from '@callboard/contract';
import type { Todo } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { toast } from '@callboard/ui';

/** What every list knows of a to-do, before the server has answered. */
export const withTodo = (id: string, change: Partial<Todo>) =>
  patchEvery(todos.todos, (answer) => ({
    ...answer,
    items: answer.items.map((todo) => (todo.id === id ? { ...todo, ...change } : todo)),
  }));

export const readTodosAgain = () => Promise.all([invalidate(todos.todos), invalidate(home.home)]);

/** Says why not, and shows the to-do as it stands now: somebody else may have been faster. */
export const refused = (error: unknown) => {
  toast.error(errorTextOf(error).title);
  return readTodosAgain();
};
