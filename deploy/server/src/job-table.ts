import { sealDocument } from './documents/seal-document.job.ts';
import { cleanUpExports } from './exports/clean-up.ts';
import { writeExport } from './exports/write-export.job.ts';
import { cleanUpJob } from './jobs/clean-up.job.ts';
import { deliverMail } from './jobs/deliver-mail.job.ts';
import type { JobHandlers } from './jobs/job-handlers.ts';
import { roundJob } from './jobs/rounds.ts';
import { push } from './push/push.job.ts';
import { roundTable } from './round-table.ts';
import { cleanUpSessions } from './session/clean-up.ts';
import { forgottenPassword } from './session/forgotten-password.job.ts';
import { cleanUpUploads } from './uploads/clean-up.ts';

/** Every job by name. */
export const jobTable: JobHandlers = {
  'deliver-mail': deliverMail,
  'forgotten-password': forgottenPassword,
  'clean-up': cleanUpJob([cleanUpSessions, cleanUpUploads, cleanUpExports]),
  round: roundJob(roundTable),
  push,
  'write-export': writeExport,
  'seal-document': sealDocument,
};
