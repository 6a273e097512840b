import { invalidate, patchEvery, serverNow, useCommand } from '@callboard/client';
import { home, todos } from '@callboard/contract';
import type { Todo } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { toast } from '@callboard/ui';
import { usePartWords } from '../words/use-part-words.ts';

/** Long enough to see it and to reach for it. */
const undoTime = 5000;

export const readTodosAgain = () => Promise.all([invalidate(todos.todos), invalidate(home.home)]);

/** What every list knows of a to-do, before the server has answered. */
const withTodo = (id: string, change: Partial<Todo>) =>
  patchEvery(todos.todos, (answer) => ({
    ...answer,
    items: answer.items.map((todo) => (todo.id === id ? { ...todo, ...change } : todo)),
  }));

type Step = (todo: Pick<Todo, 'id' | 'version'>) => void;

/** Marks a to-do as done, at once and with Undo for five seconds, or opens it again. */
export function useTodoSteps(readAgain: () => Promise<unknown> = readTodosAgain) {
  const t = usePartWords();
  // Somebody else may have been faster: what stands now is shown.
  const onError = (error: unknown) => {
    toast.error(errorTextOf(error).title);
    return readAgain();
  };
  const reopened = useCommand(todos.reopenTodo, {
    optimistic: ({ params }) => [withTodo(params.id, { doneAt: null, doneBy: null })],
    onSuccess: readAgain,
    onError,
  });
  const reopen: Step = ({ id, version }) => reopened.mutate({ params: { id }, body: {}, version });
  const finished = useCommand(todos.finishTodo, {
    optimistic: ({ params }) => [
      withTodo(params.id, { doneAt: new Date(serverNow()).toISOString(), overdue: false }),
    ],
    onSuccess: (todo) => {
      toast.success(t('todo.finished'), {
        time: undoTime,
        action: { label: t('todo.undo'), run: () => reopen(todo) },
      });
      return readAgain();
    },
    onError,
  });
  const finish: Step = ({ id, version }) => finished.mutate({ params: { id }, body: {}, version });
  return { finish, reopen, busy: finished.isPending };
}
