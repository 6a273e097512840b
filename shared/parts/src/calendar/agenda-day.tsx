import type { PersonalDay } from '@callboard/contract';
import { useFormat } from '@callboard/i18n';
import { Spoken } from '@callboard/ui';
import styles from './agenda.module.css';
import { DayEntries } from './day-entries.tsx';

type AgendaDayProps = { of: PersonalDay; today: string; onOpen: () => void };

/** One day: its date, which opens it, and what stands on it. */
export function AgendaDay({ of: { day, entries }, today, onOpen }: AgendaDayProps) {
  const { date, number } = useFormat();
  const long = date(day, 'long');
  return (
    <li className={styles.day}>
      <button
        type="button"
        className={styles.date}
        aria-current={day === today ? 'date' : undefined}
        onClick={onOpen}
      >
        <Spoken>{long}</Spoken>
        <span className={styles.weekday} aria-hidden>
          {date(day, 'weekdayName')}
        </span>
        <span className={styles.number} aria-hidden>
          {number(Number(day.slice(8)))}
        </span>
      </button>
      <DayEntries day={day} entries={entries} label={long} />
    </li>
  );
}
