import { useQuery } from '@callboard/client';
import type { JobDetail } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { Faces } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { jobQuery } from '../../base/crew-ops.queries.ts';
import styles from './job-actions.module.css';
import { JobLead, JobRest } from './job-content.tsx';
import { JobSkeleton } from './job-skeleton.tsx';
import { useJobActions } from './use-job-actions.tsx';
import { useJobMissing } from './use-job-missing.tsx';
import { useOtherDays } from './use-other-days.ts';

/** A job beside its list. */
export function OneJob({ id }: { id: string }) {
  const read = useRead(useQuery(jobQuery(id)));
  const missing = useJobMissing();
  return (
    <div className={column.gap5}>
      <Faces read={read} loading={<JobSkeleton />} missing={missing}>
        {(job) => <Shown job={job} />}
      </Faces>
    </div>
  );
}

function Shown({ job }: { job: JobDetail }) {
  const days = useOtherDays(job);
  const actions = useJobActions(job, days);
  return (
    <>
      <JobLead job={job} days={days} />
      <JobRest job={job} />
      {actions && (
        <div className={styles.bar} data-toasts="above">
          {actions}
        </div>
      )}
    </>
  );
}
