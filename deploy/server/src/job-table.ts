import { signingLink } from './documents/signing-link.job.ts';
import { cleanUpExports } from './exports/clean-up.ts';
import { cleanUpJob } from './jobs/clean-up.job.ts';
import { deliverMail } from './jobs/deliver-mail.job.ts';
import type { JobHandler, JobHandlers } from './jobs/job-handlers.ts';
import { roundJob } from './jobs/rounds.ts';
import { roundTable } from './round-table.ts';
import { cleanUpSessions } from './session/clean-up.ts';
import { forgottenPassword } from './session/forgotten-password.job.ts';
import { cleanUpUploads } from './uploads/clean-up.ts';

/** What only a job needs is loaded with the first of its kind, not with the server. */
const loaded =
  (load: () => Promise<JobHandler>): JobHandler =>
  async (input, around) =>
    (await load())(input, around);

/** Every job by name. */
export const jobTable: JobHandlers = {
  'deliver-mail': deliverMail,
  'forgotten-password': forgottenPassword,
  'clean-up': cleanUpJob([cleanUpSessions, cleanUpUploads, cleanUpExports]),
  round: roundJob(roundTable),
  push: loaded(async () => (await import('./push/push.job.ts')).push),
  'write-export': loaded(async () => (await import('./exports/write-export.job.ts')).writeExport),
  'signing-link': signingLink,
  'seal-document': loaded(async () => (await import('./documents/seal-document.job.ts')).sealDocument),
};
