import { serverNow, useOutbox, useQuery } from '@callboard/client';
import type { HomeJob } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card } from '@callboard/ui';
import { homeQuery } from '../home.queries.ts';
import { JobRow } from '../job-row/job-row.tsx';
import { rowOfHomeJob } from '../job-row/row-job.ts';
import styles from '../jobs-to-confirm/jobs-to-confirm-card.module.css';
import { chooseNow } from '../now/choose-now.ts';
import { paths } from '../paths.ts';

const atMost = 3;

/** Jobs that run or come next, beside the one of the moment. */
export function Component() {
  const t = useWords('crew-ops');
  const { data } = useQuery(homeQuery);
  const { items: waiting } = useOutbox();
  const now = data && chooseNow(data, serverNow(), waiting);
  const known = new Map<string, HomeJob>();
  for (const job of [...(data?.ongoingJobs?.items ?? []), ...(data?.nextJobs?.items ?? [])])
    known.set(job.crewItemId, job);
  // The first card of the page is about it already.
  if (now?.kind === 'job') known.delete(now.job.crewItemId);
  const next = [...known.values()].slice(0, atMost);
  if (next.length === 0) return null;
  return (
    <Card flush>
      <ul className={styles.jobs} aria-label={t('next-jobs.label')}>
        {next.map((job) => (
          <li key={job.crewItemId}>
            <JobRow job={rowOfHomeJob(job)} to={paths.job.to({ id: job.crewItemId })} />
          </li>
        ))}
      </ul>
      <Link to={paths.jobList.to()} className={styles.all}>
        {t('next-jobs.all')}
      </Link>
    </Card>
  );
}
