import { useOnline } from '@callboard/client';
import type { Job } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Button, List, Section } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { paths } from '../../base/paths.ts';
import { JobRow } from '../job-row/job-row.tsx';
import { nameOfJob, rowOfJob } from '../job-row/row-job.ts';
import { useSeeCancellation } from '../job/use-see-cancellation.ts';
import { useReasonText } from '../job/use-reason-text.ts';
import styles from './called-off.module.css';

/** Jobs that were taken back, above the list until the person says that they know. */
export function CalledOff({ jobs, total }: { jobs: readonly Job[]; total: number }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const seen = useSeeCancellation();
  const reasonText = useReasonText();
  if (jobs.length === 0) return null;
  return (
    <Section title={t('job-list.calledOff')} count={total}>
      <List label={t('job-list.calledOff')} state={{ kind: 'full' }}>
        {jobs.map((job) => (
          <li key={job.id} className={styles.job}>
            <JobRow job={rowOfJob(job)} to={paths.job.to({ id: job.id })}>
              {job.reason && <p className={quiet.text}>{reasonText(job.reason)}</p>}
              <Button
                kind="secondary"
                disabled={!online}
                aria-label={`${t('job.seen')}: ${nameOfJob(job)}`}
                onClick={() => seen.mutate({ params: { id: job.id }, body: {} })}
              >
                {t('job.seen')}
              </Button>
            </JobRow>
          </li>
        ))}
      </List>
      {!online && <p className={quiet.text}>{t('answer-job.needsNetwork')}</p>}
    </Section>
  );
}
