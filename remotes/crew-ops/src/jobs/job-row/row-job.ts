import type { CrewChiefJob, Job } from '@callboard/contract';
import { crewItemGroups, isOneOf, jobName } from '@callboard/domain';
import type { ShownStatus } from '../job-status/status-look.ts';

/** What a row says of a job. */
export type RowJob = {
  readonly id: string;
  readonly status: ShownStatus;
  readonly startDate: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly timeZone: string;
  readonly what: string;
  readonly where: string;
  readonly chief: boolean;
  readonly night: boolean;
  /** Until when an answer is wanted. */
  readonly deadlineAt: string | null;
  readonly changes: Job['changes'];
  /** Other days of it that wait for an answer. */
  readonly otherDays: number;
  readonly crew: CrewChiefJob['crewCounts'] | null;
  readonly hours: Job['hours'];
};

/** Of a position that somebody else has or nobody: how the person's own application stands. */
export function shownStatus({ status, applied }: Pick<Job, 'status' | 'applied'>): ShownStatus {
  if (applied === null) return status;
  if (applied.state === 'rejected') return 'refused';
  return applied.state === 'filled' ? 'notNeeded' : 'applied';
}

/** What a job is called, wherever it is shown. */
export const nameOfJob = ({ project, crew, ...job }: Pick<Job, 'project' | 'crew' | 'function'>): string =>
  jobName({ project: project.name, crew: crew.name, function: job.function.caption });

export function rowOfJob(job: Job | CrewChiefJob): RowJob {
  const { id, startDate, startsAt, endsAt, timeZone, chief, night, deadlineAt, location } = job;
  const waits = isOneOf(job.status, crewItemGroups.toAnswer);
  return {
    id,
    startDate,
    startsAt,
    endsAt,
    timeZone,
    chief,
    night,
    status: shownStatus(job),
    what: nameOfJob(job),
    where: location ? [location.name, location.city].filter(Boolean).join(' · ') : '',
    deadlineAt: waits ? deadlineAt : null,
    changes: job.status === 'hasChanged' ? job.changes : [],
    otherDays: waits ? job.daysToConfirm : 0,
    crew: 'crewCounts' in job ? job.crewCounts : null,
    hours: job.hours,
  };
}
