import { invalidate, patch, serverNow, useCommand } from '@callboard/client';
import { home, jobs } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { jobQuery } from '../../../base/crew-ops.queries.ts';

/** Asks the planner to be taken off a job; it stays the person's until that is decided. */
export function useRequestRemoval() {
  const t = useWords('crew-ops');
  return useCommand(jobs.requestRemoval, {
    optimistic: ({ params: { id }, body }) => [
      patch(jobQuery(id), (job) => ({
        ...job,
        reason: body.reason,
        cancellationAskedAt: new Date(serverNow()).toISOString(),
        may: { ...job.may, requestRemoval: false },
      })),
    ],
    onSuccess: (_, { params: { id } }) => {
      toast.success(t('job.removalAsked'));
      for (const stale of [jobQuery(id), jobs.jobs, home.home]) void invalidate(stale);
    },
  });
}
