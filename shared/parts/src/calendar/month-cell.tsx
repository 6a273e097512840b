import { useFormat } from '@callboard/i18n';
import { VisuallyHidden } from '@callboard/ui';
import { usePartWords } from '../words/use-part-words.ts';
import type { CalendarDay } from './calendar-day.ts';
import { MonthBars } from './month-bars.tsx';
import styles from './month-grid.module.css';

type MonthCellProps = {
  day: string;
  of: CalendarDay | undefined;
  /** What an empty day is called; nothing before the month was read, for a day is free only then. */
  free: string | null;
  outside: boolean;
  today: boolean;
  selected: boolean;
  /** Whether Tab comes here. */
  reached: boolean;
  onFocus: () => void;
  onOpen: () => void;
};

/** One day in the grid: its number, its colour with its sign and its time, and where there is room what stands on it. */
export function MonthCell(props: MonthCellProps) {
  const { day, of, free, outside, today, selected, reached, onFocus, onOpen } = props;
  const t = usePartWords();
  const { date, number } = useFormat();
  const count = of?.titles.length ?? 0;
  const titles = of?.bars ? [] : (of?.titles ?? []).slice(0, 2);
  const spoken = of?.spoken ?? [free ?? t('calendar.loading')];
  return (
    <td aria-selected={selected} className={outside ? styles.outside : undefined}>
      <button
        type="button"
        data-day={day}
        tabIndex={reached ? 0 : -1}
        className={`${styles.cell} ${of?.bars ? styles.barred : ''}`}
        aria-current={today ? 'date' : undefined}
        onFocus={onFocus}
        onClick={onOpen}
      >
        <VisuallyHidden>{`${date(day, 'long')}: ${spoken.join(', ')}`}</VisuallyHidden>
        <span className={styles.number} aria-hidden>
          {number(Number(day.slice(8)))}
        </span>
        {of && (
          <span className={styles.marks} aria-hidden>
            {of.mark}
            {count > 1 && <span className={styles.more}>{number(count)}</span>}
          </span>
        )}
        {of?.time && (
          <span className={styles.time} aria-hidden>
            {of.time}
          </span>
        )}
        {of?.bars && <MonthBars bars={of.bars} />}
        {titles.map((text, place) => (
          // The same text may stand there twice.
          <span
            key={`${place}-${text}`}
            className={`${styles.entries} ${count === 1 ? styles.alone : ''}`}
            aria-hidden
          >
            {text}
          </span>
        ))}
      </button>
    </td>
  );
}
