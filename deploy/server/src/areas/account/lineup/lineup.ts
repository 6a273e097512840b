import { lineupFor, readReleases } from '@callboard/edge';
import type { Releases } from '@callboard/edge';
import { languages } from '@callboard/contract';
import type { Language, lineups } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { settingsOfTenant } from '../settings/settings.public.ts';

function releasesIn(folder: string): Releases {
  try {
    return readReleases(folder);
  } catch (cause) {
    // Nothing is published yet, or a record is unreadable: an answer that says so, not half a lineup.
    throw new AppError('unavailable', { retryAfter: 5, cause });
  }
}

async function spoken(db: Db, asked: string | undefined): Promise<Language> {
  const { useUserLanguage, defaultLanguage } = await settingsOfTenant(db);
  const chosen = languages.find((one) => one === asked);
  return (useUserLanguage && chosen) || defaultLanguage;
}

/** What this tenant runs: of the releases in use those whose bundle it has. */
export const lineup =
  (folder: string): Handler<typeof lineups.lineup> =>
  async ({ query: { language, at } }, { db, tenant }) =>
    lineupFor({
      tenant: tenant.id,
      bundles: tenant.bundles,
      releases: releasesIn(folder),
      language: await spoken(db, language),
      at,
    });
