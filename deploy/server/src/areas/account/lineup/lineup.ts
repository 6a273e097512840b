import { lineupFor, readReleases } from '@callboard/edge';
import type { Releases } from '@callboard/edge';
import type { lineups } from '@callboard/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/handler.ts';

function releasesIn(folder: string): Releases {
  try {
    return readReleases(folder);
  } catch (cause) {
    // Nothing is published yet, or a record is unreadable: an answer that says so, not half a lineup.
    throw new AppError('unavailable', { retryAfter: 5, cause });
  }
}

/** What this tenant runs: of the releases in use those whose bundle it has. */
export const lineup =
  (folder: string): Handler<typeof lineups.lineup> =>
  (_, { tenant }) => {
    // A promise either way, so that a broken folder is a refusal and not a crash.
    return Promise.resolve().then(() =>
      lineupFor({ tenant: tenant.id, bundles: tenant.bundles, releases: releasesIn(folder) }),
    );
  };
