import type { Todo } from '@callboard/contract';
import { StatusPill } from '@callboard/ui';
import type { StatusName } from '@callboard/ui';
import { CalendarClock, CalendarX, Check } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';

type TodoPillProps = {
  todo: Pick<Todo, 'doneAt' | 'doneBy' | 'overdue'>;
  /** When it is due, or was done. */
  day: string;
  /** While there is still time. */
  due: { status: StatusName; label: string };
};

/** How far a to-do is: due, overdue or done. */
export function TodoPill({ todo: { doneAt, doneBy, overdue }, day, due }: TodoPillProps) {
  const t = usePartWords();
  if (doneAt !== null) {
    const label = t('todo.doneBy', { name: doneBy ?? '', day });
    return <StatusPill status="confirmed" icon={Check} label={label} />;
  }
  return overdue ? (
    <StatusPill status="trouble" icon={CalendarX} label={t('todo.overdue', { day })} />
  ) : (
    <StatusPill icon={CalendarClock} {...due} />
  );
}
