import { useFormat, useWords } from '@callboard/i18n';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarGridBody } from 'react-aria-components/Calendar';
import { CalendarGridHeader, CalendarHeaderCell } from 'react-aria-components/Calendar';
import styles from './month-view.module.css';

// A Monday and the six days after it, to take the names of weekdays from.
const week = [
  '2024-01-01',
  '2024-01-02',
  '2024-01-03',
  '2024-01-04',
  '2024-01-05',
  '2024-01-06',
  '2024-01-07',
];

/** The inside of a calendar: one month, a button to each side. */
export function MonthView({ month }: { month: string }) {
  const t = useWords('ui');
  const { date } = useFormat();
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" aria-label={t('date.previous')} className={styles.turn ?? ''}>
          <ChevronLeft size={24} />
        </Button>
        <p className={styles.month} aria-hidden="true">
          {date(month, 'month')}
        </p>
        <Button slot="next" aria-label={t('date.next')} className={styles.turn ?? ''}>
          <ChevronRight size={24} />
        </Button>
      </div>
      <CalendarGrid className={styles.grid ?? ''} weekdayStyle="long">
        <CalendarGridHeader>{weekdayCell(date)}</CalendarGridHeader>
        <CalendarGridBody>
          {(day) => <CalendarCell date={day} className={styles.cell ?? ''} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

function weekdayCell(date: ReturnType<typeof useFormat>['date']) {
  // The library names weekdays by its own locale, which has no Welsh; the order is what is taken from it.
  let index = 0;
  return (long: string) => {
    const day = week[index % 7] ?? '';
    index += 1;
    return (
      <CalendarHeaderCell key={long} className={styles.weekday ?? ''}>
        {date(day, 'weekdayName')}
      </CalendarHeaderCell>
    );
  };
}
