import { invalidate, patchEvery } from '@callboard/client';
import type { Patch } from '@callboard/client';
import { crewChecks, home, jobs } from '@callboard/contract';
import type { Job } from '@callboard/contract';
import { crewAt } from '../../base/read-elsewhere.ts';
import { isWaiting } from './answerable.ts';
import type { Answerable, JobStatus } from './answerable.ts';

/** An answer, and the job as it was when it was given. */
export type Given = { readonly job: Answerable; readonly answer: 'confirm' | 'refuse' };
type Counts = { past: number; upcoming: number; toConfirm: number; applied: number };

function statusAfter({ job, answer }: Given): JobStatus {
  if (answer === 'refuse') return 'refused';
  return job.status === 'spareRequested' ? 'spare' : 'confirmed';
}

/** A change stands among the coming jobs already; a request comes to them when it is confirmed. */
function countsAfter(counts: Counts, given: readonly Given[], sign: 1 | -1): Counts {
  const after = { ...counts };
  for (const { job, answer } of given.filter((one) => isWaiting(one.job))) {
    after.toConfirm -= sign;
    if (answer === 'refuse') after.past += sign;
    if (answer === 'confirm' && job.status !== 'hasChanged') after.upcoming += sign;
    if (answer === 'refuse' && job.status === 'hasChanged') after.upcoming -= sign;
  }
  return { ...after, toConfirm: Math.max(0, after.toConfirm) };
}

/** What every screen shows at the tap of an answer, or of Undo. Rows stay in their place under the finger. */
export function showAnswers(given: readonly Given[], { undone = false } = {}): Patch[] {
  const after = new Map(given.map((one) => [one.job.id, undone ? one.job.status : statusAfter(one)]));
  const answered = <J extends Pick<Job, 'id' | 'status' | 'may'>>(job: J): J => {
    const status = after.get(job.id);
    return status ? { ...job, status, may: { ...job.may, confirm: undone, refuse: undone } } : job;
  };
  return [
    patchEvery(jobs.jobs, (list) => ({
      ...list,
      items: list.items.map(answered),
      counts: countsAfter(list.counts, given, undone ? -1 : 1),
    })),
    patchEvery(jobs.job, (job) => ({
      ...answered(job),
      otherDays: job.otherDays.map((day) => {
        const status = after.get(day.id);
        return status ? { ...day, status, mayConfirm: undone } : day;
      }),
    })),
  ];
}

/** Everything that tells of jobs is read again. */
export function readJobsAgain(): void {
  const stale = [jobs.jobs, jobs.job, jobs.crewChiefJobs, home.home, crewAt, crewChecks.crewCheck];
  for (const endpoint of stale) void invalidate(endpoint);
}
