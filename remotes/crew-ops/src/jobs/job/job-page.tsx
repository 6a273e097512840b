import { useQuery } from '@callboard/client';
import type { JobDetail } from '@callboard/contract';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { AsOf, Faces, Page } from '@callboard/ui';
import { jobQuery } from '../../base/crew-ops.queries.ts';
import { paths } from '../../base/paths.ts';
import { TwoColumns } from '../../two-columns/two-columns.tsx';
import { JobLead, JobRest } from './job-content.tsx';
import { JobSkeleton } from './job-skeleton.tsx';
import { useJobActions } from './use-job-actions.tsx';
import { useJobMissing } from './use-job-missing.tsx';
import { useOtherDays } from './use-other-days.ts';

/** One job: when, how it stands, and the answer that is wanted. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.job);
  const read = useRead(useQuery(jobQuery(id)));
  const missing = useJobMissing();
  if (read.kind === 'there') return <Shown key={id} job={read.data} asOf={read.asOf} />;
  return (
    <Page title={t('job.title')} titleHidden wide>
      <Faces read={read} loading={<TwoColumns lead={<JobSkeleton />} beside={null} />} missing={missing}>
        {() => null}
      </Faces>
    </Page>
  );
}

function Shown({ job, asOf }: { job: JobDetail; asOf: number | null }) {
  const t = useWords('crew-ops');
  const days = useOtherDays(job);
  const actions = useJobActions(job, days);
  return (
    <Page title={t('job.title')} titleHidden wide actions={actions}>
      {asOf !== null && <AsOf at={asOf} />}
      <TwoColumns lead={<JobLead job={job} days={days} />} beside={<JobRest job={job} />} />
    </Page>
  );
}
