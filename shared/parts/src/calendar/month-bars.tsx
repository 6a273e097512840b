import { stateColours } from '@callboard/ui/palette';
import type { CSSProperties } from 'react';
import type { CalendarBar, CalendarDay } from './calendar-day.ts';
import styles from './month-bars.module.css';

/** What begins on a day, as bars that reach over the days after it. Decorative: each day names what stands on it. */
export function MonthBars({ bars: { shown, more } }: { bars: NonNullable<CalendarDay['bars']> }) {
  return (
    <span aria-hidden="true" className={styles.bars}>
      {shown.map((bar) => (
        <Bar key={bar.id} {...bar} />
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  );
}

function Bar({ label, sign: Sign, look, lane, days, begins, ends }: CalendarBar) {
  const place = { '--lane': lane, '--days': days } as CSSProperties;
  return (
    <span
      className={[styles.bar, begins && styles.begins, ends && styles.ends].filter(Boolean).join(' ')}
      style={{ ...stateColours(look), ...place }}
      data-days={days}
    >
      <Sign size={14} className={styles.sign ?? ''} />
      <span className={styles.label}>{label}</span>
    </span>
  );
}
