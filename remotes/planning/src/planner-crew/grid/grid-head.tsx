/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out in lines, the tags of a table are none to every screen reader */
import { useWords } from '@callboard/i18n';
import { classes } from './classes.ts';
import type { GridDay } from './grid-days.ts';
import styles from './planner-grid.module.css';

type GridHeadProps = {
  days: readonly GridDay[];
  count: number;
  /** The day that has the focus, if one has. */
  focused: number | null;
};

/** The days. All of them exist: they are what a phone's scrolling snaps to. Each opens as a list. */
export function GridHead({ days, count, focused }: GridHeadProps) {
  const t = useWords('planning');
  return (
    <div role="row" aria-rowindex={1} data-row={-1} className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.corner}>
        {t('planner-crew.people', { count })}
      </div>
      {days.map(({ day, weekday, date, spoken, isToday, isFree, bankHoliday }, n) => (
        <div
          key={day}
          role="columnheader"
          aria-colindex={n + 2}
          aria-label={bankHoliday ? `${spoken}, ${bankHoliday}` : spoken}
          aria-current={isToday ? 'date' : undefined}
          title={bankHoliday ?? undefined}
          tabIndex={focused === n ? 0 : -1}
          data-column={n}
          className={classes(styles.day, isFree && styles.free)}
        >
          <span>{weekday}</span>
          <b>{date}</b>
        </div>
      ))}
    </div>
  );
}
