import { cleanUpJob } from './jobs/clean-up.job.ts';
import { deliverMail } from './jobs/deliver-mail.job.ts';
import { cleanUpSessions } from './session/clean-up.ts';
import type { JobHandlers } from './jobs/job-handlers.ts';

/** Every job by name. */
export const jobTable: JobHandlers = {
  'deliver-mail': deliverMail,
  'clean-up': cleanUpJob([cleanUpSessions]),
};
