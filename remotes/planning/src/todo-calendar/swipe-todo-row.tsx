import { useWords } from '@callboard/i18n';
import { useTodoSteps } from '@callboard/parts';
import { SwipeRow } from './swipe-row.tsx';
import { TodoRow } from './todo-row.tsx';
import type { TodoRowProps } from './todo-row.tsx';

/** One to-do of the list: a finger to the right marks it as done too. */
export function SwipeTodoRow(props: TodoRowProps) {
  const t = useWords('planning');
  const { finish } = useTodoSteps();
  const { todo } = props;
  if (todo.doneAt !== null || !todo.may.finish) return <TodoRow {...props} />;
  return (
    <SwipeRow label={t('todo-calendar.finish')} onSwipe={() => finish(todo)}>
      <TodoRow {...props} />
    </SwipeRow>
  );
}
