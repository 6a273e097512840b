import { signingLink } from './areas/documents/documents/send/signing-link.job.ts';
import { cleanUpExports } from './areas/projects/exports/clean-up.db.ts';
import { cleanUpKeys } from '#platform/http/idempotency/clean-up-keys.db.ts';
import { cleanUpJob } from '#platform/jobs/clean-up.job.ts';
import { deliverMail } from '#platform/jobs/deliver-mail.job.ts';
import type { JobHandler, JobHandlers } from '#platform/jobs/job-handlers.ts';
import { sweepJob } from '#platform/jobs/sweeps.ts';
import { sweepTable } from './sweep-table.ts';
import { cleanUpSessions } from './areas/account/session/clean-up.ts';
import { forgottenPassword } from './areas/account/session/password/forgotten-password.job.ts';
import { cleanUpUploads } from './areas/documents/uploads/clean-up.db.ts';

/** What only a job needs is loaded with the first of its kind, not with the server. */
const loaded =
  (load: () => Promise<JobHandler>): JobHandler =>
  async (input, around) =>
    (await load())(input, around);

/** Every job by name. */
export const jobTable: JobHandlers = {
  'deliver-mail': deliverMail,
  'forgotten-password': forgottenPassword,
  'clean-up': cleanUpJob([cleanUpKeys, cleanUpSessions, cleanUpUploads, cleanUpExports]),
  round: sweepJob(sweepTable),
  'test-push': loaded(async () => (await import('./areas/account/push/send/test-push.job.ts')).testPush),
  push: loaded(async () => (await import('./areas/account/push/send/push.job.ts')).push),
  'read-calendar': loaded(
    async () => (await import('./areas/people/private-calendars/read-calendar.job.ts')).readCalendar,
  ),
  'request-mail': loaded(
    async () => (await import('./areas/account/push/waiting/request-mail.job.ts')).requestMail,
  ),
  'text-code': loaded(async () => (await import('./areas/account/push/texts/text-code.job.ts')).textCode),
  'text-message': loaded(
    async () => (await import('./areas/account/push/texts/text-message.job.ts')).textMessage,
  ),
  'write-export': loaded(
    async () => (await import('./areas/projects/exports/write-export.job.ts')).writeExport,
  ),
  'finish-erasure': loaded(
    async () => (await import('./areas/people/persons/erase/finish-erasure.job.ts')).finishErasure,
  ),
  'send-drafts': loaded(
    async () => (await import('./areas/work/planning-drafts/send-drafts.job.ts')).sendDraftsJob,
  ),
  'size-photo': loaded(async () => (await import('./areas/work/photos/size-photo.job.ts')).sizePhoto),
  'remove-files': loaded(async () => (await import('#platform/files/remove-files.job.ts')).removeFiles),
  'signing-link': signingLink,
  'seal-document': loaded(
    async () => (await import('./areas/documents/documents/seal/seal-document.job.ts')).sealDocument,
  ),
};
