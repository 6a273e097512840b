import { invalidate, patch, patchEvery, serverNow, useCommand } from '@callboard/client';
import { jobs } from '@callboard/contract';
import { jobQuery } from '../../base/crew-ops.queries.ts';

/** The person knows that the job is off; from then on only Past tells of it. */
export function useSeeCancellation() {
  return useCommand(jobs.seeCancellation, {
    optimistic: ({ params: { id } }) => [
      patch(jobQuery(id), (job) => ({
        ...job,
        cancellationSeenAt: new Date(serverNow()).toISOString(),
      })),
      patchEvery(jobs.jobs, (list) => {
        const calledOff = list.calledOff.filter((job) => job.id !== id);
        const gone = list.calledOff.length - calledOff.length;
        return { ...list, calledOff, calledOffTotal: list.calledOffTotal - gone };
      }),
    ],
    onSuccess: (_, { params: { id } }) => {
      for (const stale of [jobQuery(id), jobs.jobs]) void invalidate(stale);
    },
  });
}
