import type { Sweep } from '../../platform/jobs/sweeps.ts';
import { filesOf } from './people.fixture.ts';
import { quiet } from './test-database.ts';
import type { TestServer } from './test-server.ts';

/** As the minute comes, twice: a sweep may run again at once. */
export async function runSweep(server: TestServer, sweep: Sweep, now: Date): Promise<void> {
  for (const _ of [1, 2]) {
    await server.inTenant('north', (db) =>
      sweep.work({
        db,
        tenantId: 'north',
        now,
        jobs: server.jobs.within(db, 'north'),
        // Looked up by those sweeps only that need them.
        get files() {
          return filesOf(server);
        },
        log: quiet,
      }),
    );
  }
}
