import { useOnline } from '@callboard/client';
import type { ProjectActivity } from '@callboard/contract';
import { useActivityText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { IconButton, ListRow, StatusPill } from '@callboard/ui';
import { CalendarClock, CalendarX, Check, CircleCheck } from 'lucide-react';
import styles from '../project/project.module.css';
import { useFinishTodo } from './use-finish-todo.ts';

type TodoRowProps = { activity: ProjectActivity; todo: NonNullable<ProjectActivity['todo']> };

/** One to-do: what, until when, whose; and done with one press by who may. */
export function TodoRow({ activity, todo }: TodoRowProps) {
  const t = useWords('projects');
  const online = useOnline();
  const { date } = useFormat();
  const caption = useActivityText()(activity.caption);
  const { finish, busy } = useFinishTodo();
  const { recipient, dueDate, priority, overdue, doneAt, doneBy, mayFinish } = todo;
  const day = date(doneAt ?? dueDate, 'medium');
  return (
    <ListRow
      title={caption}
      subtitle={
        <>
          {[
            recipient?.name ?? t('todos.everybody'),
            priority === 1 && doneAt === null && t('todos.priority.high'),
          ]
            .filter(Boolean)
            .join(' · ')}
          {activity.body && <span className={styles.below}>{activity.body}</span>}
          <span className={styles.line}>
            {doneAt !== null ? (
              <StatusPill
                status="confirmed"
                icon={Check}
                label={t('todos.doneBy', { name: doneBy ?? t('history.server'), day })}
              />
            ) : (
              <StatusPill
                status={overdue ? 'trouble' : 'quiet'}
                icon={overdue ? CalendarX : CalendarClock}
                label={t(overdue ? 'todos.overdue' : 'todos.due', { day })}
              />
            )}
          </span>
        </>
      }
      trailing={
        mayFinish && (
          <IconButton
            icon={CircleCheck}
            label={t('todos.finish', { caption })}
            disabled={!online || busy}
            onClick={() => finish(activity)}
          />
        )
      }
    />
  );
}
