import { crewItemGroups } from '../crew-items/crew-item-groups.ts';
import { isOneOf } from '../../states/is-one-of.ts';
import type { CrewItemState } from '../crew-items/crew-item-states.ts';

/** What has to be known of a job to tell whether it is the one of the moment. */
export type MomentJob = {
  readonly status: CrewItemState;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly checkState: 'expected' | 'in' | 'out' | 'toBeChecked' | 'signedOff' | null;
};

const isOver = ({ checkState, endsAt }: MomentJob, now: number): boolean =>
  checkState === 'out' ||
  checkState === 'signedOff' ||
  checkState === 'toBeChecked' ||
  (checkState !== 'in' && Date.parse(endsAt) <= now);

/** Jobs that are booked and not over, the soonest first. */
export const jobsStillAhead = <Job extends MomentJob>(jobs: readonly Job[], now: number): Job[] =>
  jobs
    .filter((job) => isOneOf(job.status, crewItemGroups.current) && !isOver(job, now))
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));

/** The one that somebody is at, else the next one where it begins within `soonMs`. */
export function jobOfTheMoment<Job extends MomentJob>(
  jobs: readonly Job[],
  now: number,
  soonMs: number,
): Job | undefined {
  const ahead = jobsStillAhead(jobs, now);
  return (
    ahead.find(({ checkState }) => checkState === 'in') ??
    ahead.find(({ startsAt }) => Date.parse(startsAt) - now <= soonMs)
  );
}
