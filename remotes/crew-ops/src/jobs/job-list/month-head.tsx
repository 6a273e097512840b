import type { AnswerOf, jobs } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import styles from './month-head.module.css';

export type JobMonth = AnswerOf<typeof jobs.jobs>['months'][number];

/** Begins a month of past jobs: what of it is approved, and what still waits. */
export function MonthHead({ month, sum }: { month: string; sum: JobMonth | undefined }) {
  const t = useWords('crew-ops');
  const { date, duration } = useFormat();
  const { approvedMinutes = 0, toApprove = 0 } = sum ?? {};
  return (
    <h2 className={styles.month}>
      <span>{date(month, 'month')}</span>
      <span className={styles.sum}>
        {[
          approvedMinutes > 0 &&
            t('job-list.worked.approved', { hours: duration(approvedMinutes, { signed: false }) }),
          toApprove > 0 && t('job-list.toApprove', { count: toApprove }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </h2>
  );
}
