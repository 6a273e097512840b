import { monthOf } from '@callboard/domain';
import type { Read } from '@callboard/feature';
import { useFormat } from '@callboard/i18n';
import { AsOf, Button, Chip, ChipRow, Faces, IconButton } from '@callboard/ui';
import { CalendarDays, ChevronLeft, ChevronRight, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import { AgendaSkeleton } from './agenda-skeleton.tsx';
import { Agenda } from './agenda.tsx';
import type { CalendarDay } from './calendar-day.ts';
import styles from './calendar-view.module.css';
import { monthAfter, monthBefore } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import type { CalendarAddress } from './use-calendar-address.ts';

export type CalendarViewProps<Data> = {
  /** Of `useCalendarAddress`. */
  address: CalendarAddress;
  /** What was read for the month: all days of `monthSpan`. */
  read: Read<Data>;
  /** Its days on which something stands, in their order. */
  daysOf: (data: Data) => readonly CalendarDay[];
  /** What is said of a day on which nothing stands. */
  free: string;
  /** What the agenda shows for a month without anything. */
  empty: ReactNode;
};

const views = [
  { id: 'agenda', icon: List },
  { id: 'month', icon: CalendarDays },
] as const;

/** One month, as a list of days or as a grid. */
export function CalendarView<Data>({ address, read, daysOf, free, empty }: CalendarViewProps<Data>) {
  const t = usePartWords();
  const { date } = useFormat();
  const { month, today, view, showMonth, showView } = address;
  const failed = read.kind === 'failed' || read.kind === 'missing';
  const days = read.kind === 'there' ? daysOf(read.data) : null;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.turn}>
          <IconButton
            label={t('calendar.before')}
            icon={ChevronLeft}
            onClick={() => showMonth(monthBefore(month))}
          />
          <h2 className={styles.month} aria-live="polite">
            {date(month, 'month')}
          </h2>
          <IconButton
            label={t('calendar.after')}
            icon={ChevronRight}
            onClick={() => showMonth(monthAfter(month))}
          />
        </div>
        {month !== monthOf(today) && (
          <Button kind="quiet" onClick={() => showMonth(today)}>
            {t('calendar.today')}
          </Button>
        )}
        <ChipRow label={t('calendar.view')}>
          {views.map(({ id, icon }) => (
            <Chip
              key={id}
              icon={icon}
              label={t(`calendar.views.${id}`)}
              selected={view === id}
              onClick={() => showView(id)}
            />
          ))}
        </ChipRow>
      </div>
      {failed && (
        <Faces read={read} loading={null}>
          {() => null}
        </Faces>
      )}
      {read.kind === 'there' && read.asOf !== null && <AsOf at={read.asOf} />}
      {view === 'month' && !failed && <MonthGrid days={days} free={free} address={address} />}
      {view === 'agenda' && read.kind === 'loading' && <AgendaSkeleton />}
      {view === 'agenda' && days && <Agenda days={days} empty={empty} address={address} />}
    </>
  );
}
