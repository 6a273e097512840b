import type { Todo } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { TodoRow } from './todo-row.tsx';

/** A to-do on its day: it opens in the list. */
export function TodoDayRow({ todo }: { todo: Todo }) {
  const [{ whose }] = useSearch();
  const search = new URLSearchParams({
    todo: todo.id,
    ...(whose && { whose }),
    ...(todo.doneAt !== null && { tab: 'done' }),
  });
  return <TodoRow todo={todo} to={`?${search}`} current={false} replace={false} />;
}
