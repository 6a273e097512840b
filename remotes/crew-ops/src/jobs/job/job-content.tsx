import type { JobDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Card, Section } from '@callboard/ui';
import { JobChanges } from '../job-changes/job-changes.tsx';
import { JobDays } from './job-days.tsx';
import { JobFacts } from './facts/job-facts.tsx';
import { JobHead } from './job-head.tsx';
import { JobHistory } from './job-history.tsx';
import { JobHours } from './facts/job-hours.tsx';
import { JobInfo } from './facts/job-info.tsx';
import { JobNotices } from './job-notices.tsx';
import { Removal } from './removal/removal.tsx';
import type { OtherDays } from './use-other-days.ts';
import { WithdrawApplication } from './removal/withdraw-application.tsx';

type JobLeadProps = { job: JobDetail; days: OtherDays };

/** When, how it stands, and what is to be answered. */
export function JobLead({ job, days }: JobLeadProps) {
  const t = useWords('crew-ops');
  return (
    <>
      <JobHead job={job} />
      {job.status === 'hasChanged' && job.changes.length > 0 && (
        <Section title={t('job.whatChanged')}>
          <Card>
            <JobChanges changes={job.changes} />
          </Card>
        </Section>
      )}
      <JobNotices job={job} />
      <JobHours job={job} />
      <JobDays job={job} days={days} />
    </>
  );
}

/** What one looks up: where, with whom, what was written, and whom to ask. */
export function JobRest({ job }: { job: JobDetail }) {
  return (
    <>
      <JobFacts job={job} />
      <JobInfo job={job} />
      <Removal job={job} />
      <WithdrawApplication job={job} />
      <JobHistory job={job} />
    </>
  );
}
