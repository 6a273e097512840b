import type { Waiting } from '@callboard/client';
import type { HomeJob } from '@callboard/contract';
import { jobOfTheMoment, jobsStillAhead } from '@callboard/domain';
import { tenantRules } from '../../base/tenant-rules.ts';
import { checkIn } from '../check-in/use-check-in.ts';
import { checkOut } from '../check-out/use-check-out.ts';
import { onSiteEntity } from '../check/on-site-entity.ts';

/** What the first card of the start page is about: one job, or the time until the next. */
export type NowChoice =
  | { readonly kind: 'job'; readonly job: HomeJob }
  | { readonly kind: 'free'; readonly next: HomeJob | null };

const soonMs = () => tenantRules().preCallLeadHours * 3_600_000;
export const isSoon = ({ startsAt }: HomeJob, now: number): boolean => Date.parse(startsAt) - now <= soonMs();

/** What waits on the phone counts: who checked out without network is free for the next job. */
function withWaiting(job: HomeJob, waiting: readonly Waiting[]): HomeJob {
  const entity = onSiteEntity(job.crewItemId);
  const last = waiting.findLast((item) => item.entity === entity && item.state !== 'attention');
  if (last?.name === checkIn.name) return { ...job, checkState: 'in' };
  return last?.name === checkOut.name ? { ...job, checkState: 'out' } : job;
}

export function chooseNow(
  jobs: readonly HomeJob[] | null,
  now: number,
  waiting: readonly Waiting[],
): NowChoice {
  const known = (jobs ?? []).map((job) => withWaiting(job, waiting));
  const job = jobOfTheMoment(known, now, soonMs());
  return job ? { kind: 'job', job } : { kind: 'free', next: jobsStillAhead(known, now)[0] ?? null };
}
