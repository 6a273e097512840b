import type { Db } from '#platform/db/tables.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { withoutLogin } from './signing-link.db.ts';

export type LinkMailKind = 'sign' | 'delegated' | 'reminder' | 'sealed' | 'voided' | 'replaced';

/** Mails a link to those of the signatories who have no login, and tells who they are. */
export async function mailLinks(
  { db, jobs }: { db: Db; jobs: Jobs },
  signatoryIds: readonly string[],
  mail: { kind: LinkMailKind; origin: string | null; reason?: string },
): Promise<string[]> {
  const byLink = await withoutLogin(db, signatoryIds);
  for (const signatoryId of byLink) await jobs.send('signing-link', { signatoryId, ...mail });
  return byLink;
}
