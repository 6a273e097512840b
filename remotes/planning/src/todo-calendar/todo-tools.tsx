import { planner, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { Chip, ChipRow, IconButton } from '@callboard/ui';
import { CalendarDays, List, Plus, Users } from 'lucide-react';
import styles from './todo-calendar.module.css';
import { useTodoAddress } from './use-todo-address.ts';

const mayAdd = planner.with('toDoCalendar', 'EDIT');

/** How to-dos are shown, whose, and the way to write one. */
export function TodoTools() {
  const t = useWords('planning');
  const [, change] = useSearch();
  const { isCalendar, whose, showCalendar, openSheet } = useTodoAddress();
  const canAdd = useMay(mayAdd);
  return (
    <div className={styles.tools}>
      <ChipRow label={t('todo-calendar.view')}>
        <Chip
          icon={List}
          label={t('todo-calendar.asList')}
          selected={!isCalendar}
          onClick={() => showCalendar(false)}
        />
        <Chip
          icon={CalendarDays}
          label={t('todo-calendar.asCalendar')}
          selected={isCalendar}
          onClick={() => showCalendar(true)}
        />
        <Chip
          icon={Users}
          label={t('todo-calendar.everyones')}
          selected={whose === 'all'}
          onClick={() => change({ whose: whose === 'all' ? null : 'all' })}
        />
      </ChipRow>
      {canAdd && <IconButton label={t('todo-calendar.add')} icon={Plus} onClick={() => openSheet('add')} />}
    </div>
  );
}
