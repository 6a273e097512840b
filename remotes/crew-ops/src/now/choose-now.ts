import type { Waiting } from '@callboard/client';
import type { Home, HomeJob } from '@callboard/contract';
import { defaultRules } from '@callboard/domain';
import { checkIn } from '../check-in/use-check-in.ts';
import { checkOut } from '../check-out/use-check-out.ts';
import { onSiteEntity } from '../on-site/on-site-entity.ts';

/** What the first card of the start page is about: one job, or the time until the next. */
export type NowChoice =
  | { readonly kind: 'job'; readonly job: HomeJob }
  | { readonly kind: 'free'; readonly next: HomeJob | null };

const soonMs = defaultRules.preCallLeadHours * 3_600_000;
export const isSoon = ({ startsAt }: HomeJob, now: number): boolean => Date.parse(startsAt) - now <= soonMs;
const mine = ['confirmed', 'ready', 'hasChanged', 'working'];
const atWork = (job: HomeJob) => job.checkState === 'in';
const isOver = ({ checkState, endsAt }: HomeJob, now: number) =>
  checkState === 'out' ||
  checkState === 'signedOff' ||
  checkState === 'toBeChecked' ||
  (checkState !== 'in' && Date.parse(endsAt) <= now);

/** What waits on the phone counts: who checked out without network is free for the next job. */
function withWaiting(job: HomeJob, waiting: readonly Waiting[]): HomeJob {
  const entity = onSiteEntity(job.crewItemId);
  const last = waiting.findLast((item) => item.entity === entity && item.state !== 'attention');
  if (last?.name === checkIn.name) return { ...job, checkState: 'in' };
  return last?.name === checkOut.name ? { ...job, checkState: 'out' } : job;
}

export function chooseNow(
  { happening, nextJobs }: Pick<Home, 'happening' | 'nextJobs'>,
  now: number,
  waiting: readonly Waiting[],
): NowChoice {
  const known = new Map<string, HomeJob>();
  for (const job of [...(happening?.items ?? []), ...(nextJobs?.items ?? [])])
    if (mine.includes(job.status)) known.set(job.crewItemId, withWaiting(job, waiting));
  const jobs = [...known.values()].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
  const open = jobs.filter((job) => !isOver(job, now));
  const job = open.find(atWork) ?? open.find((one) => isSoon(one, now));
  return job ? { kind: 'job', job } : { kind: 'free', next: open[0] ?? null };
}
