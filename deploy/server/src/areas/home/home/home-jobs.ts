import type { HomeJob } from '@callboard/contract';
import { crewItemGroups, isOneOf, jobName, jobOfTheMoment } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import { entriesAtMost } from './home-list.ts';
import type { Found } from './home-list.ts';
import type { JobAhead } from './home-work.db.ts';

/** Beside the one of the moment. */
const nextAtMost = 3;
const hourMs = 3_600_000;

function entryOf(job: JobAhead): Found['entries'][number] {
  const { crewItemId, status, functionCaption, crew, project, location, startsAt, endsAt, timeZone } = job;
  return {
    id: crewItemId,
    link: { id: crewItemId },
    words: {
      title: jobName({ project: project.name, crew, function: functionCaption }),
      text: location ?? '',
    },
    span: { startsAt, endsAt, timeZone },
    marks: [status, ...(job.night ? ['night'] : []), ...(job.crewChief ? ['chief'] : [])],
  };
}
const askedOf = (job: JobAhead): Found['entries'][number] => ({
  ...entryOf(job),
  ...(job.deadlineAt && { dueAt: job.deadlineAt }),
  ...(job.changes.length > 0 && { changes: job.changes }),
});
const some = (kind: Found['kind'], jobs: readonly JobAhead[]): Found => ({
  kind,
  entries: jobs.slice(0, entriesAtMost).map(askedOf),
  total: jobs.length,
});

const stands = ({ status }: JobAhead): boolean => isOneOf(status, crewItemGroups.upcoming);

/** For the card of the moment, the soonest first. */
export const jobsOfTheMoment = (jobs: readonly JobAhead[]): HomeJob[] =>
  jobs
    .filter(stands)
    .slice(0, entriesAtMost)
    .map(({ deadlineAt: _deadlineAt, changes: _changes, ...job }) => job);

export const jobsToAnswer = (jobs: readonly JobAhead[]): Found[] => [
  some(
    'jobToConfirm',
    jobs.filter(({ status }) => isOneOf(status, crewItemGroups.requested)),
  ),
  some(
    'changeToConfirm',
    jobs.filter(({ status }) => status === 'hasChanged'),
  ),
];

/** Jobs that run or come next, without the one that the first card is about. */
export function nextJobs(jobs: readonly JobAhead[], now: number, rules: TenantRules): Found {
  const first = jobOfTheMoment(jobs, now, rules.preCallLeadHours * hourMs);
  const next = jobs.filter((job) => stands(job) && job !== first);
  return { kind: 'job', entries: next.slice(0, nextAtMost).map(entryOf), total: next.length };
}
