import { forgetUploadUse } from '#platform/files/upload-quota.db.ts';
import type { CleanUp } from '#platform/jobs/clean-up.job.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Files that nobody has taken for a day. */
export const cleanUpUploads: CleanUp = async (db, now) => {
  const old = db
    .selectFrom('upload')
    .select('fileId')
    .where('createdAt', '<', new Date(now.getTime() - dayMs));
  const gone = await db.deleteFrom('file').where('id', 'in', old).returning('content').execute();
  await forgetUploadUse(db, now);
  return gone.map(({ content }) => content);
};
