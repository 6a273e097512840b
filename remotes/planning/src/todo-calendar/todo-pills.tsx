import { todayHere } from '@callboard/client';
import type { Todo } from '@callboard/contract';
import { addDays } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { TodoPill, useTodoWords } from '@callboard/parts';
import { useSession } from '@callboard/session';
import styles from './todo-calendar.module.css';

/** When it is due, how much it matters, and whom it is about. */
export function TodoPills({ todo }: { todo: Todo }) {
  const t = useWords('planning');
  const { priorityName, everybody } = useTodoWords();
  const { date, when } = useFormat();
  const today = todayHere();
  const me = useSession(({ payload }) => payload?.loginData.person);
  const { dueDate, doneAt, priority, person, recipient } = todo;
  const isNear = addDays(today, -1) <= dueDate && dueDate <= addDays(today, 1);
  const due = isNear ? when(dueDate) : date(dueDate, 'short');
  const about = [
    priority === 2 ? null : priorityName(priority),
    person?.name,
    recipient === null
      ? everybody
      : recipient.personId === me?.id
        ? null
        : t('todo-calendar.forName', { name: recipient.name }),
  ].filter(Boolean);
  return (
    <>
      <span className={styles.pills}>
        <TodoPill
          todo={todo}
          day={doneAt === null ? due : date(doneAt, 'short')}
          due={{ status: dueDate === today ? 'waiting' : 'quiet', label: due }}
        />
      </span>
      {about.length > 0 && <span>{about.join(' · ')}</span>}
    </>
  );
}
