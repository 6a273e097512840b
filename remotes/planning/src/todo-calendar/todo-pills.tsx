import { todayHere } from '@callboard/client';
import type { Todo } from '@callboard/contract';
import { addDays } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { StatusPill } from '@callboard/ui';
import { CalendarClock, CalendarX } from 'lucide-react';
import { priorityLook } from './priority.ts';
import styles from './todo-calendar.module.css';

/** When it is due, how much it matters, and whom it is about. */
export function TodoPills({ todo }: { todo: Todo }) {
  const t = useWords('planning');
  const { date, when } = useFormat();
  const today = todayHere();
  const me = useSession(({ payload }) => payload?.loginData.person);
  const { dueDate, overdue, doneAt, doneBy, priority, person, recipient } = todo;
  const isNear = addDays(today, -1) <= dueDate && dueDate <= addDays(today, 1);
  const due = isNear ? when(dueDate) : date(dueDate, 'short');
  const about = [
    priority === 2 ? null : t(`todo-calendar.priority.${priorityLook(priority).name}`),
    person?.name,
    recipient === null
      ? t('todo-calendar.forEveryone')
      : recipient.personId === me?.id
        ? null
        : t('todo-calendar.forName', { name: recipient.name }),
  ].filter(Boolean);
  return (
    <>
      <span className={styles.pills}>
        {doneAt !== null ? (
          <StatusPill
            status="confirmed"
            label={t('todo-calendar.doneBy', { name: doneBy ?? '', day: date(doneAt, 'short') })}
          />
        ) : overdue ? (
          <StatusPill status="trouble" icon={CalendarX} label={t('todo-calendar.overdue', { day: due })} />
        ) : (
          <StatusPill status={dueDate === today ? 'waiting' : 'quiet'} icon={CalendarClock} label={due} />
        )}
      </span>
      {about.length > 0 && <span>{about.join(' · ')}</span>}
    </>
  );
}
