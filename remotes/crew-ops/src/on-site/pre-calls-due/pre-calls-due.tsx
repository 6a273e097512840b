import type { HomeJob } from '@callboard/contract';
import { dayAt } from '@callboard/domain';
import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, DayTile } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { nameOfHomeJob } from '../check/name-of-home-job.ts';
import { OwnActions } from '../on-site/own-actions.tsx';
import { useCheck } from '../on-site/use-check.ts';
import { useNow } from '../check/use-now.ts';
import { useSiteTimes } from '../site-times/use-site-times.ts';
import { paths } from '../../base/paths.ts';
import styles from './pre-calls-due.module.css';

/** Jobs that come soon after the one of the moment, each with its pre-call. */
export function PreCallsDue({ jobs }: { jobs: readonly HomeJob[] }) {
  const t = useWords('crew-ops');
  return (
    <Card flush>
      <h3 className={styles.head}>{t('on-site.phase.preCall')}</h3>
      <ul className={styles.jobs} aria-label={t('on-site.phase.preCall')}>
        {jobs.map((job) => (
          <li key={job.crewItemId}>
            <PreCallRow job={job} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PreCallRow({ job }: { job: HomeJob }) {
  const now = useNow();
  const { read, waiting } = useCheck(job.crewItemId);
  const startDate = dayAt(job.startsAt, job.timeZone);
  const { hours, here } = useSiteTimes()({ ...job, startDate });
  const what = nameOfHomeJob(job);
  return (
    <div className={styles.row}>
      <DayTile day={startDate} mood="waiting" />
      <Link to={paths.job.to({ id: job.crewItemId })} className={styles.words}>
        <strong>{hours}</strong>
        {here && <span className={quiet.text}>{here}</span>}
        <span>{what}</span>
        {job.location && <span className={quiet.text}>{job.location}</span>}
      </Link>
      {read.kind === 'there' && (
        <div className={styles.actions}>
          <OwnActions check={read.data} waiting={waiting} what={what} now={now} />
        </div>
      )}
    </div>
  );
}
