import type { JobDetail } from '@callboard/contract';
import { useActivityText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { List, Section } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { JobChanges } from '../job-changes/job-changes.tsx';
import styles from './job-history.module.css';
import { useReasonText } from './use-reason-text.ts';

/** Who has done what with the job, when and why, the newest first. */
export function JobHistory({ job }: { job: JobDetail }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const textOf = useActivityText();
  const reasonText = useReasonText();
  if (job.history.length === 0) return null;
  return (
    <Section title={t('job.history')}>
      <List label={t('job.history')} state={{ kind: 'full' }}>
        {job.history.map(({ id, at, by, caption, reason, changes }) => (
          <li key={id} className={styles.line}>
            <p className={styles.what}>{textOf(caption)}</p>
            <p className={quiet.text}>
              {by ?? t('job.byServer')} · <time dateTime={at}>{dateTime(at, job.timeZone)}</time>
            </p>
            {changes.length > 0 && <JobChanges changes={changes} />}
            {reason && <p className={styles.why}>{t('job.why', { reason: reasonText(reason) })}</p>}
          </li>
        ))}
      </List>
    </Section>
  );
}
