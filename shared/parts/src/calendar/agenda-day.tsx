import { useFormat } from '@callboard/i18n';
import { VisuallyHidden } from '@callboard/ui';
import styles from './agenda.module.css';
import type { CalendarDay } from './calendar-day.ts';

type AgendaDayProps = { of: CalendarDay; today: string; onOpen: () => void };

/** One day: its date, which opens it, and what stands on it. */
export function AgendaDay({ of: { day, content }, today, onOpen }: AgendaDayProps) {
  const { date, number } = useFormat();
  return (
    <li className={styles.day}>
      <button
        type="button"
        className={styles.date}
        aria-current={day === today ? 'date' : undefined}
        onClick={onOpen}
      >
        <VisuallyHidden>{date(day, 'long')}</VisuallyHidden>
        <span className={styles.weekday} aria-hidden>
          {date(day, 'weekdayName')}
        </span>
        <span className={styles.number} aria-hidden>
          {number(Number(day.slice(8)))}
        </span>
      </button>
      {content}
    </li>
  );
}
