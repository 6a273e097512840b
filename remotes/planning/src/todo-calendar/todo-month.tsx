import { todayHere, useQuery } from '@callboard/client';
import type { Todo } from '@callboard/contract';
import { useActivityText, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { CalendarView, DayView, monthSpan, priorityLook, useCalendarAddress } from '@callboard/parts';
import type { CalendarDay } from '@callboard/parts';
import { EmptyState, List, Page, useWide } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { ListChecks } from 'lucide-react';
import { TodoDayRow } from './todo-day-row.tsx';
import { TodoTools } from './todo-tools.tsx';
import styles from './todo-calendar.module.css';
import { todosOfDaysQuery } from './todo.queries.ts';
import { useTodoAddress } from './use-todo-address.ts';

/** To-dos by their days. */
export function TodoMonth() {
  const t = useWords('planning');
  const today = todayHere();
  const captionOf = useActivityText();
  const wide = useWide();
  const address = useCalendarAddress(today);
  const { whose } = useTodoAddress();
  const { from, to } = monthSpan(address.month);
  const read = useRead(useQuery(todosOfDaysQuery({ from, to }, whose)));
  const empty = (
    <EmptyState icon={ListChecks} title={t('todo-calendar.emptyTitle')} text={t('todo-calendar.emptyText')} />
  );
  const itsOf = (items: readonly Todo[], day: string) => items.filter(({ dueDate }) => dueDate === day);
  const rows = (items: readonly Todo[]) =>
    items.length === 0 ? (
      <p className={quiet.text}>{t('todo-calendar.nothing')}</p>
    ) : (
      <List label={t('todo-calendar.title')} state={{ kind: 'full' }}>
        {items.map((todo) => (
          <TodoDayRow key={todo.id} todo={todo} />
        ))}
      </List>
    );
  const asDay = ([day, its]: [string, Todo[]]): CalendarDay => {
    const open = its.filter(({ doneAt }) => doneAt === null);
    return {
      day,
      spoken: [
        t('todo-calendar.count', { count: open.length }),
        ...open.map(({ caption }) => captionOf(caption)),
      ],
      mark: <OpenMark todos={open} />,
      titles: open.map(({ caption }) => captionOf(caption)),
      content: rows(its),
    };
  };
  const daysOf = ({ items }: { items: readonly Todo[] }) =>
    [
      ...Map.groupBy(
        items.filter(({ dueDate }) => dueDate >= from && dueDate <= to),
        ({ dueDate }) => dueDate,
      ),
    ]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(asDay);
  const day = address.day ?? today;
  const items = read.kind === 'there' ? read.data.items : [];
  const dayView = (
    <DayView day={day} onClose={() => address.showDay(null)}>
      {rows(itsOf(items, day))}
    </DayView>
  );
  return (
    <Page title={t('todo-calendar.title')} titleHidden wide>
      <TodoTools />
      <div className={styles.split}>
        <div className={column.top3}>
          <CalendarView
            address={address}
            read={read}
            daysOf={daysOf}
            free={t('todo-calendar.nothing')}
            empty={empty}
          />
        </div>
        {wide && read.kind === 'there' && dayView}
      </div>
      {!wide && address.day && dayView}
    </Page>
  );
}

/** The most urgent priority of a day, and that something is left of it. */
function OpenMark({ todos }: { todos: readonly Todo[] }) {
  const overdue = todos.some((todo) => todo.overdue);
  const { icon: Icon, status } = priorityLook(Math.min(3, ...todos.map(({ priority }) => priority)));
  const mood = todos.length === 0 ? 'confirmed' : overdue ? 'trouble' : status;
  const Sign = todos.length === 0 ? ListChecks : Icon;
  return (
    <span className={styles.mark} style={{ color: `var(--${mood}-text)`, background: `var(--${mood}-tint)` }}>
      <Sign size={14} />
    </span>
  );
}
