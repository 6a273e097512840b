import type { Todo } from '@callboard/contract';
import { Link, useActivityText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { priorityLook, useTodoSteps, useTodoWords } from '@callboard/parts';
import type { RowLink } from '@callboard/parts';
import { IconButton, ListRow, RowIcon } from '@callboard/ui';
import { Circle, CircleCheck } from 'lucide-react';
import { TodoPills } from './todo-pills.tsx';

export type TodoRowProps = RowLink & { todo: Todo };

/** One to-do. The circle marks it as done. */
export function TodoRow({ todo, to, current, replace }: TodoRowProps) {
  const t = useWords('planning');
  const captionOf = useActivityText();
  const words = useTodoWords();
  const { finish, reopen } = useTodoSteps();
  const caption = captionOf(todo.caption);
  const isDone = todo.doneAt !== null;
  const look = priorityLook(todo.priority);
  return (
    <ListRow
      as={Link}
      to={to}
      replace={replace}
      current={current}
      leading={<RowIcon icon={look.icon} status={isDone ? 'quiet' : look.status} />}
      title={caption}
      subtitle={<TodoPills todo={todo} />}
      trailing={
        todo.may.finish && (
          <IconButton
            label={isDone ? t('todo-calendar.reopenOne', { caption }) : words.finish(caption)}
            icon={isDone ? CircleCheck : Circle}
            aria-pressed={isDone}
            onClick={() => (isDone ? reopen(todo) : finish(todo))}
          />
        )
      }
    />
  );
}
