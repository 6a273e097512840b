import type { Todo } from '@callboard/contract';
import { Link, useActivityText, useCanOpen } from '@callboard/feature';
import type { Address } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { openedLater, useTodoSteps } from '@callboard/parts';
import { Button, buttonClass, Card } from '@callboard/ui';
import heading from '@callboard/ui/styles/heading.module.css';
import grid from '@callboard/ui/styles/grid.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styles from './todo-calendar.module.css';
import { TodoPills } from './todo-pills.tsx';
import { changesToDecide, subjectLink } from './subject-link.ts';
import type { Kind } from './subject-link.ts';

const EditTodoSheet = openedLater(
  async () => (await import('./todo-form/edit-todo-sheet.tsx')).EditTodoSheet,
);

type TodoDetailProps = { todo: Todo; onDone: () => void };

/** A to-do in full, and what can be done with it. */
export function TodoDetail({ todo, onDone }: TodoDetailProps) {
  const t = useWords('planning');
  const { date } = useFormat();
  const captionOf = useActivityText();
  const { finish, reopen } = useTodoSteps();
  const [editing, setEditing] = useState(false);
  const link = subjectLink(todo, useCanOpen(changesToDecide));
  const isDone = todo.doneAt !== null;
  const close = () => setEditing(false);
  return (
    <Card className={styles.detail}>
      <h2 className={heading.title}>{captionOf(todo.caption)}</h2>
      <div className={grid.gap1}>
        <TodoPills todo={todo} />
      </div>
      {todo.body && <p className={styles.body}>{withDates(todo.body, date)}</p>}
      <p className={quiet.text}>
        {todo.createdBy
          ? t('todo-calendar.writtenBy', { name: todo.createdBy, day: date(todo.createdAt, 'medium') })
          : t('todo-calendar.written', { day: date(todo.createdAt, 'medium') })}
      </p>
      <div className={wrap.gap2}>
        {todo.may.finish &&
          (isDone ? (
            <Button kind="secondary" icon={Undo2} onClick={() => reopen(todo)}>
              {t('todo-calendar.reopen')}
            </Button>
          ) : (
            <Button
              icon={Check}
              onClick={() => {
                finish(todo);
                onDone();
              }}
            >
              {t('todo-calendar.finish')}
            </Button>
          ))}
        {link && <SubjectLink {...link} />}
        {todo.may.edit && !isDone && (
          <Button kind="quiet" onClick={() => setEditing(true)}>
            {t('todo-calendar.edit')}
          </Button>
        )}
      </div>
      {editing && <EditTodoSheet todo={todo} onClose={close} onMissing={close} />}
    </Card>
  );
}

function SubjectLink({ to, kind }: { to: Address; kind: Kind }) {
  const t = useWords('planning');
  return useCanOpen(to) ? (
    <Link to={to} className={buttonClass({ kind: 'secondary' })}>
      {t(`todo-calendar.subject.${kind}`)}
    </Link>
  ) : null;
}

/** The server writes days as numbers: a person reads them as days. */
const withDates = (text: string, date: (day: string, style: 'weekday') => string): string =>
  text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/gu, (day) => date(day, 'weekday'));
