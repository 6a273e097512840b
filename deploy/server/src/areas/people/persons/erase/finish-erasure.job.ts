import { withTenant } from '#platform/db/with-tenant.ts';
import { bossOver } from '#platform/jobs/boss-database.ts';
import { removeContents, removeLater } from '#platform/files/remove-files.job.ts';
import type { JobHandler } from '#platform/jobs/job-handlers.ts';
import { dropErasure, erasureById, eraseFromJobs } from './erasure.db.ts';

/** After an erasure is committed: files, jobs and the outbox. What names the person here goes last. */
export const finishErasure: JobHandler = async ({ tenant, data }, around) => {
  const { database, mail } = around;
  const { id } = data as { id: string };
  const left = await withTenant(database, tenant, (db) => erasureById(db, id), { readOnly: true });
  if (!left) return;
  const running = await eraseFromJobs(bossOver(database), tenant, left);
  await mail.forget?.(tenant, left);
  await removeLater(around, tenant, await removeContents(around, left.contents));
  // What runs now may still write a mail; the queue comes back.
  if (running > 0) throw new Error('A job that names the erased person is still running.');
  await withTenant(database, tenant, (db) => dropErasure(db, id));
};
