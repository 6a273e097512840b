import { followPointer } from '@callboard/edge';
import type { Database } from '#platform/db/database.ts';
import { tenantIds, withTenant } from '#platform/db/with-tenant.ts';
import { changedForAll } from '#platform/live/changed.db.ts';
import type { Log } from '#platform/log/log.ts';

async function tellAll(database: Database): Promise<void> {
  for (const id of await tenantIds(database))
    await withTenant(database, id, (db) => changedForAll(db, ['lineup']));
}

/** Open pages are told when other releases are in use or withheld, so that they close what is to be closed at once. */
export const tellReleases = (folder: string, database: Database, log: Log): (() => void) =>
  followPointer(folder, () => {
    tellAll(database).then(
      () => log.info('open pages were told of other releases'),
      (error: Error) => log.error('open pages could not be told of other releases', { error }),
    );
  });
