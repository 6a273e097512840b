import { paths } from './paths.ts';

/** A job, whatever its state. */
export const aboutJob = {
  night: { label: 'job.night', status: 'quiet' },
  chief: { label: 'contact.crewChiefTitle', status: 'spare' },
} as const;
/** What the office has made of own hours. */
export const answered = {
  corrected: { label: 'person-hours.state.corrected', status: 'changed' },
  kept: { label: 'person-hours.state.kept', status: 'quiet' },
} as const;
export const refuse = { name: 'refuse', label: 'answer-job.refuseShort', says: 'answer-job.refuse' } as const;
export const confirm = {
  name: 'confirm',
  label: 'answer-job.confirmShort',
  says: 'answer-job.confirm',
} as const;
/** Jobs that wait for an answer. */
export const asked = {
  icon: 'briefcase',
  status: 'waiting',
  to: paths.job,
  marks: { spareRequested: { label: 'job-status.spareRequested', status: 'waiting' }, ...aboutJob },
  actions: [refuse, confirm],
  all: { label: 'jobs-to-confirm.all', to: paths.jobList, search: { tab: 'toConfirm' }, above: 1 },
} as const;
