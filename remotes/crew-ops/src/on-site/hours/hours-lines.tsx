import { useFormat } from '@callboard/i18n';
import styles from './hours-lines.module.css';

type HoursLine = {
  readonly label: string;
  readonly from: string | Date | null;
  readonly until: string | Date | null;
  readonly minutes: number | null;
  /** What counts, or what was corrected. */
  readonly look?: 'counts' | 'corrected' | undefined;
};

type HoursLinesProps = {
  lines: readonly HoursLine[];
  zone: string;
  /** Below them: the break. */
  more?: string | undefined;
};

/** Planned, checked and what counts under one another, their figures in one column. */
export function HoursLines({ lines, zone, more }: HoursLinesProps) {
  const { time, duration } = useFormat();
  return (
    <span className={styles.lines}>
      {lines.map(({ label, from, until, minutes, look }) => (
        <span key={label} className={`${styles.line} ${look ? styles[look] : ''}`}>
          <span>{label}</span>
          <span>{from && until ? `${time(from, zone)} – ${time(until, zone)}` : '–'}</span>
          <span>{minutes === null ? '' : duration(minutes, { signed: false })}</span>
        </span>
      ))}
      {more && <span className={styles.more}>{more}</span>}
    </span>
  );
}
