import { useFormat } from '@callboard/i18n';
import styles from '../personal-calendar.module.css';

export type JobOnDay = {
  readonly itemId: string;
  readonly day: string;
  readonly from: string | null;
  readonly until: string | null;
  readonly projectName: string;
};

/** Jobs by name and time, for a warning. */
export function JobsOnDays({ jobs }: { jobs: readonly JobOnDay[] }) {
  const { date } = useFormat();
  return (
    <ul className={styles.jobs}>
      {jobs.map(({ itemId, day, from, until, projectName }) => (
        <li key={itemId}>
          <strong>{projectName}</strong> · {date(day, 'weekday')}
          {from && until && ` · ${from} – ${until}`}
        </li>
      ))}
    </ul>
  );
}
