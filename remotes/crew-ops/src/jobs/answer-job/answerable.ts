import type { HomeJob, Job } from '@callboard/contract';

/** What has to be known of a job to answer it, wherever it is shown. */
export type Answerable = Pick<Job, 'id' | 'status'> & {
  /** "Rigger · Spring Gala": what is confirmed or refused. */
  readonly what: string;
  readonly startDate: string;
  readonly may: Pick<Job['may'], 'confirm' | 'refuse'>;
};
export type JobStatus = Job['status'];

const waiting: readonly JobStatus[] = ['requested', 'spareRequested', 'hasChanged'];
export const isWaiting = ({ status }: { status: JobStatus }): boolean => waiting.includes(status);

export const answerableOf = ({ id, status, startDate, may, ...job }: Job): Answerable => ({
  id,
  status,
  startDate,
  may,
  what: `${job.function.caption} · ${job.crew.name}`,
});

/** The start page lists what waits and nothing that may not be answered. */
export function answerableAtHome(job: HomeJob, startDate: string): Answerable {
  const { crewItemId: id, status } = job;
  const may = { confirm: isWaiting(job), refuse: isWaiting(job) };
  return { id, status, startDate, may, what: `${job.functionCaption} · ${job.crew || job.project.name}` };
}
