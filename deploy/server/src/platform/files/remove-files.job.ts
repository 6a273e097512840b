import { tenantIds, withTenant } from '../db/with-tenant.ts';
import type { JobHandler, JobSurroundings } from '../jobs/job-handlers.ts';
import { namedContents } from './unused-files.db.ts';

/**
 * Removes contents from the store that no tenant names any more. Answers those that were put again a moment ago and
 * have to be looked at later.
 */
export async function removeContents(
  { database, files }: Pick<JobSurroundings, 'database' | 'files'>,
  contents: readonly string[],
): Promise<string[]> {
  const named = new Set<string>();
  for (const tenant of await tenantIds(database)) {
    const its = await withTenant(database, tenant, (db) => namedContents(db, contents), { readOnly: true });
    for (const content of its) named.add(content);
  }
  const later: string[] = [];
  for (const content of contents) {
    if (!named.has(content) && !(await files.remove(content))) later.push(content);
  }
  return later;
}

const laterSeconds = 180;

/** Looks again at what may be somebody's in a moment. */
export async function removeLater(
  { database, jobs }: Pick<JobSurroundings, 'database' | 'jobs'>,
  tenant: string,
  contents: readonly string[],
): Promise<void> {
  if (contents.length === 0) return;
  await withTenant(database, tenant, (db) =>
    jobs.within(db, tenant).send('remove-files', { contents }, { startAfterSeconds: laterSeconds }),
  );
}

export const removeFiles: JobHandler = async ({ tenant, data }, around) => {
  const { contents } = data as { contents: string[] };
  await removeLater(around, tenant, await removeContents(around, contents));
};
