import { invalidate, patch, serverNow, useCommand } from '@callboard/client';
import { jobs } from '@callboard/contract';
import { jobQuery } from '../../crew-ops.queries.ts';

/** The person knows that the job is off; it leaves the coming ones. */
export function useSeeCancellation() {
  return useCommand(jobs.seeCancellation, {
    optimistic: ({ params: { id } }) => [
      patch(jobQuery(id), (job) => ({
        ...job,
        cancellationSeenAt: new Date(serverNow()).toISOString(),
      })),
    ],
    onSuccess: (_, { params: { id } }) => {
      for (const stale of [jobQuery(id), jobs.jobs]) void invalidate(stale);
    },
  });
}
