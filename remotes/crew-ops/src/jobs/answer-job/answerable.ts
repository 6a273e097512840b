import type { HomeEntry, Job } from '@callboard/contract';
import { crewItemGroups, dayAt, isOneOf } from '@callboard/domain';
import { nameOfJob } from '../job-row/row-job.ts';

/** What has to be known of a job to answer it, wherever it is shown. */
export type Answerable = Pick<Job, 'id' | 'status'> & {
  /** "Spring Gala · Load-in · Rigger": what is confirmed or refused. */
  readonly what: string;
  readonly startDate: string;
  readonly may: Pick<Job['may'], 'confirm' | 'refuse'>;
};
export type JobStatus = Job['status'];

export const isWaiting = ({ status }: { status: JobStatus }): boolean =>
  isOneOf(status, crewItemGroups.toAnswer);

export const answerableOf = ({ id, status, startDate, may, ...job }: Job): Answerable => ({
  id,
  status,
  startDate,
  may,
  what: nameOfJob(job),
});

/** The start page lists what waits and nothing that may not be answered. */
export function answerableAtHome({ id, kind, marks = [], span, words }: HomeEntry): Answerable {
  const status = crewItemGroups.toAnswer.find((state) => marks.includes(state));
  return {
    id,
    status: status ?? (kind === 'changeToConfirm' ? 'hasChanged' : 'requested'),
    startDate: span ? dayAt(span.startsAt, span.timeZone) : '',
    may: { confirm: true, refuse: true },
    what: String(words['title'] ?? ''),
  };
}
