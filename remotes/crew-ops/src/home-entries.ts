import { paths } from './base/paths.ts';

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
/** How far a crew of today is. */
const ofToday = {
  late: { label: 'duties.late', status: 'trouble' },
  open: { label: 'duties.open', status: 'waiting' },
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
/** What those who lead, plan or account owe others, and how far the crews of today are. */
export const duties = {
  peopleLate: { title: 'duties.late', icon: 'users', status: 'trouble', to: paths.crewChiefJob },
  securityCheckDue: {
    title: 'duties.check',
    icon: 'shield-check',
    status: 'waiting',
    to: paths.securityCheck,
  },
  signOffDue: {
    title: 'duties.signOff',
    group: 'duties.signOffMany',
    icon: 'clipboard-check',
    status: 'waiting',
    to: paths.signOff,
  },
  hoursToCheck: {
    title: 'duties.hours',
    group: 'duties.hoursMany',
    icon: 'file-clock',
    status: 'waiting',
    to: paths.personHours,
  },
  hoursToSign: {
    title: 'person-hours.signTitle',
    group: 'duties.hoursToSignMany',
    icon: 'signature',
    status: 'waiting',
    to: paths.personHours,
  },
  removalToDecide: {
    title: 'duties.removal',
    group: 'duties.removalMany',
    icon: 'user-minus',
    status: 'waiting',
    to: paths.crew,
  },
  applicantsToDecide: {
    title: 'duties.applicants',
    group: 'duties.applicantsMany',
    icon: 'hand',
    status: 'waiting',
    to: paths.crew,
  },
  crewToday: { text: 'duties.crew', icon: 'users', status: 'quiet', to: paths.crew, marks: ofToday },
} as const;
