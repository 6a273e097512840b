import type { HomeJob } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Card } from '@callboard/ui';
import { JobRow } from '../job-row/job-row.tsx';
import { rowOfHomeJob } from '../job-row/row-job.ts';
import styles from '../jobs-to-confirm/jobs-to-confirm-card.module.css';
import { OwnActions } from '../on-site/own-actions.tsx';
import { useCheck } from '../on-site/use-check.ts';
import { useNow } from '../on-site/use-now.ts';
import { paths } from '../paths.ts';

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
  const row = rowOfHomeJob(job);
  return (
    <JobRow job={row} to={paths.job.to({ id: row.id })}>
      {read.kind === 'there' && <OwnActions check={read.data} waiting={waiting} what={row.what} now={now} />}
    </JobRow>
  );
}
