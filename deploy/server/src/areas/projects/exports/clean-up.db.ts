import type { CleanUp } from '#platform/jobs/clean-up.job.ts';

const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Copies of papers about people do not lie around for longer than they are needed. */
export const cleanUpExports: CleanUp = async (db, now) => {
  const gone = await db
    .deleteFrom('export')
    .where('createdAt', '<', new Date(now.getTime() - keptMs))
    .returning('fileId')
    .execute();
  const files = gone.map(({ fileId }) => fileId).filter((id) => id !== null);
  if (files.length === 0) return [];
  const dropped = await db.deleteFrom('file').where('id', 'in', files).returning('content').execute();
  return dropped.map(({ content }) => content);
};
