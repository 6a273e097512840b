import { useCommand } from '@callboard/client';
import { todos } from '@callboard/contract';
import type { Todo } from '@callboard/contract';
import { readTodosAgain, refused, withTodo } from './patch-todos.ts';

/** Takes "done" back. */
export function useReopenTodo(): (todo: Todo) => void {
  const { mutate } = useCommand(todos.reopenTodo, {
    optimistic: ({ params }) => [withTodo(params.id, { doneAt: null, doneBy: null })],
    onSuccess: readTodosAgain,
    onError: refused,
  });
  return ({ id, version }) => mutate({ params: { id }, body: {}, version });
}
