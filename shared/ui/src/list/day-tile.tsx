import { useFormat, useWords } from '@callboard/i18n';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import type { StatusName } from '../status/status-name.ts';
import styles from './day-tile.module.css';

/** The day on which an entry begins, as a leaf of a calendar, in the colour of its state. */
export function DayTile({ day, mood }: { day: string; mood: StatusName }) {
  const t = useWords('ui');
  const { date } = useFormat();
  const number = Number(day.slice(8));
  // "26 Nov", "26. Nov.", "26 nov.": the month is what is left of it.
  const month = date(day, 'short')
    .replace(/\d+\.?/u, '')
    .trim();
  return (
    <span className={styles.tile} style={{ color: `var(--${mood}-text)`, background: `var(--${mood}-tint)` }}>
      <VisuallyHidden>{t('dayTile', { day: date(day, 'long') })}</VisuallyHidden>
      <span aria-hidden="true" className={styles.small}>
        {date(day, 'weekdayName')}
      </span>
      <span aria-hidden="true" className={styles.number}>
        {number}
      </span>
      <span aria-hidden="true" className={styles.small}>
        {month}
      </span>
    </span>
  );
}
