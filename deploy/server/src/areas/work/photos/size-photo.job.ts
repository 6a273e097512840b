import { withTenant } from '#platform/db/with-tenant.ts';
import type { JobHandler } from '#platform/jobs/job-handlers.ts';
import { unsizedPhoto } from './photo.db.ts';
import { keepPhotoSizes, sizesOfKept } from './photo-sizes.ts';

/** One photo gets its sizes, which are made between two transactions. */
export const sizePhoto: JobHandler = async ({ tenant, data }, { database, files, now }) => {
  const { fileId } = data as { fileId: string };
  const look = { readOnly: true };
  const photo = await withTenant(database, tenant, (db) => unsizedPhoto(db, fileId), look);
  if (!photo) return;
  const made = await sizesOfKept(files, photo.content);
  await withTenant(database, tenant, async (db) => {
    // Meanwhile it may have been deleted, or sized by a job that was tried again.
    if (await unsizedPhoto(db, fileId)) await keepPhotoSizes({ db, files, now }, photo, made);
  });
};
