import { useQuery } from '@callboard/client';
import type { Home, HomeJob } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card } from '@callboard/ui';
import { Suspense, lazy } from 'react';
import { AnswerJob } from '../answer-job/answer-job.tsx';
import { answerableAtHome } from '../answer-job/answerable.ts';
import { homeQuery } from '../home.queries.ts';
import { JobRow } from '../job-row/job-row.tsx';
import { rowOfHomeJob } from '../job-row/row-job.ts';
import { paths } from '../paths.ts';
import { usePreCallsDue } from '../pre-calls-due/use-pre-calls-due.ts';
import styles from './jobs-to-confirm-card.module.css';

const PreCallsDue = lazy(async () => ({
  default: (await import('../pre-calls-due/pre-calls-due.tsx')).PreCallsDue,
}));
const atMost = 3;
/** What has no deadline is answered before it begins. */
const dueAt = ({ deadlineAt, startsAt }: HomeJob) => Date.parse(deadlineAt ?? startsAt);
const byUrgency = (a: HomeJob, b: HomeJob) =>
  dueAt(a) - dueAt(b) || Date.parse(a.startsAt) - Date.parse(b.startsAt);

/** What wants a word of the person: that they will be there, and whether they take a job. */
export function Component() {
  const { data } = useQuery(homeQuery);
  const due = usePreCallsDue(data);
  return (
    <>
      {due.length > 0 && (
        <Suspense fallback={null}>
          <PreCallsDue jobs={due} />
        </Suspense>
      )}
      {data && <ToConfirm {...data} />}
    </>
  );
}

/** Changes and jobs that wait for an answer, the most urgent first. Nothing waits, nothing to show. */
function ToConfirm({ changesToConfirm: changes, jobsToConfirm: asked }: Home) {
  const t = useWords('crew-ops');
  const waiting = [...(changes?.items ?? []), ...(asked?.items ?? [])].sort(byUrgency);
  const total = (changes?.total ?? 0) + (asked?.total ?? 0);
  if (waiting.length === 0) return null;
  return (
    <Card flush>
      <h3 className={styles.head}>{t('jobs-to-confirm.title', { count: total })}</h3>
      <ul className={styles.jobs} aria-label={t('jobs-to-confirm.title', { count: total })}>
        {waiting.slice(0, atMost).map((job) => {
          const row = rowOfHomeJob(job);
          return (
            <li key={row.id}>
              <JobRow job={row} to={paths.job.to({ id: row.id })}>
                <AnswerJob job={answerableAtHome(job, row.startDate)} />
              </JobRow>
            </li>
          );
        })}
      </ul>
      {total > 1 && (
        <Link to={paths.jobList.to({}, { tab: 'toConfirm' })} className={styles.all}>
          {t('jobs-to-confirm.all', { count: total })}
        </Link>
      )}
    </Card>
  );
}
