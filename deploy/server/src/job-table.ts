import { cleanUpJob } from './jobs/clean-up.job.ts';
import { deliverMail } from './jobs/deliver-mail.job.ts';
import { cleanUpSessions } from './session/clean-up.ts';
import { forgottenPassword } from './session/forgotten-password.job.ts';
import type { JobHandlers } from './jobs/job-handlers.ts';

/** Every job by name. */
export const jobTable: JobHandlers = {
  'deliver-mail': deliverMail,
  'forgotten-password': forgottenPassword,
  'clean-up': cleanUpJob([cleanUpSessions]),
};
