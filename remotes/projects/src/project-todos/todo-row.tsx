import { invalidate, useOnline } from '@callboard/client';
import { projects } from '@callboard/contract';
import type { ProjectActivity } from '@callboard/contract';
import { useActivityText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { readTodosAgain, TodoPill, useTodoSteps, useTodoWords } from '@callboard/parts';
import { IconButton, ListRow } from '@callboard/ui';
import { CircleCheck } from 'lucide-react';
import styles from '../project/project.module.css';

const readAgain = () => Promise.all([invalidate(projects.projectActivities), readTodosAgain()]);

type TodoRowProps = { activity: ProjectActivity; todo: NonNullable<ProjectActivity['todo']> };

/** One to-do: what, until when, whose; and done with one press by who may. */
export function TodoRow({ activity, todo }: TodoRowProps) {
  const t = useWords('projects');
  const online = useOnline();
  const { date } = useFormat();
  const caption = useActivityText()(activity.caption);
  const words = useTodoWords();
  const { finish, busy } = useTodoSteps(readAgain);
  const { recipient, dueDate, priority, doneAt, doneBy, mayFinish } = todo;
  const day = date(doneAt ?? dueDate, 'medium');
  return (
    <ListRow
      title={caption}
      subtitle={
        <>
          {[
            recipient?.name ?? words.everybody,
            priority === 1 && doneAt === null && words.priorityName(priority),
          ]
            .filter(Boolean)
            .join(' · ')}
          {activity.body && <span className={styles.below}>{activity.body}</span>}
          <span className={styles.line}>
            <TodoPill
              todo={{ ...todo, doneBy: doneBy ?? t('history.server') }}
              day={day}
              due={{ status: 'quiet', label: t('todos.due', { day }) }}
            />
          </span>
        </>
      }
      trailing={
        mayFinish && (
          <IconButton
            icon={CircleCheck}
            label={words.finish(caption)}
            disabled={!online || busy}
            onClick={() => finish(activity)}
          />
        )
      }
    />
  );
}
