import { serverNow, useCommand } from '@callboard/client';
import { todos } from '@callboard/contract';
import type { Todo } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { readTodosAgain, refused, withTodo } from './patch-todos.ts';
import { useReopenTodo } from './use-reopen-todo.ts';

/** Marks a to-do as done at once; five seconds to take it back. */
export function useFinishTodo(): (todo: Todo) => void {
  const t = useWords('planning');
  const reopen = useReopenTodo();
  const { mutate } = useCommand(todos.finishTodo, {
    optimistic: ({ params }) => [
      withTodo(params.id, { doneAt: new Date(serverNow()).toISOString(), overdue: false }),
    ],
    onSuccess: (todo) => {
      toast.success(t('todo-calendar.finished'), {
        time: 5000,
        action: { label: t('todo-calendar.undo'), run: () => reopen(todo) },
      });
      return readTodosAgain();
    },
    onError: refused,
  });
  return ({ id, version }) => mutate({ params: { id }, body: {}, version });
}
