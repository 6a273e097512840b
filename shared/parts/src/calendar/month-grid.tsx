import { useFormat } from '@callboard/i18n';
import { useWide } from '@callboard/ui';
import type { CalendarDay } from './calendar-day.ts';
import { MonthCell } from './month-cell.tsx';
import { isIn, monthAfter, monthBefore, weeksOf } from './month-days.ts';
import styles from './month-grid.module.css';
import type { CalendarAddress } from './use-calendar-address.ts';
import { useDayFocus } from './use-day-focus.ts';
import { useTurnSwipe } from './use-turn-swipe.ts';

type MonthGridProps = {
  /** Nothing while they are on their way: which days there are is known. */
  days: readonly CalendarDay[] | null;
  /** What is said of a day on which nothing stands. */
  free: string;
  address: CalendarAddress;
};

/** A month as a grid: arrow keys go from day to day, Enter opens one, a swipe turns the page. */
export function MonthGrid({ days, free, address }: MonthGridProps) {
  const { date } = useFormat();
  const wide = useWide();
  const { month, today, day: open, showDay, showMonth } = address;
  const weeks = weeksOf(month);
  const inMonth = (day: string | null) => isIn(month, day);
  const first = open && inMonth(open) ? open : inMonth(today) ? today : month;
  const focus = { days: weeks.flat().filter(inMonth), first, onLeave: showMonth };
  const { grid, reached, onKeyDown, onFocus } = useDayFocus(focus);
  const swipe = useTurnSwipe((way) => showMonth(way === 'after' ? monthAfter(month) : monthBefore(month)));
  const found = new Map(days?.map((one) => [one.day, one]));
  const selected = open ?? (wide ? today : null);
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is a table here
      role="grid"
      ref={grid}
      className={styles.grid}
      aria-label={date(month, 'month')}
      aria-busy={days === null}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col" className={styles.weekday}>
              {date(day, 'weekdayName')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <MonthCell
                key={day}
                day={day}
                of={found.get(day)}
                free={days === null ? null : free}
                outside={!inMonth(day)}
                today={day === today}
                selected={day === selected}
                reached={day === reached}
                onFocus={() => onFocus(day)}
                onOpen={() => showDay(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
