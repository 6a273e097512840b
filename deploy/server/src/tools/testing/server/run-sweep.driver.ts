import { sweepTenant } from '#platform/jobs/sweeps.ts';
import type { PaperSweep, Sweep } from '#platform/jobs/sweeps.ts';
import { filesIfAny } from '../fixtures/people.fixture.ts';
import { quiet } from '../test-database.ts';
import type { TestServer } from './test-server.ts';

/** As the minute comes, twice: a sweep may run again at once. */
export async function runSweep(server: TestServer, sweep: Sweep | PaperSweep, now: Date): Promise<void> {
  const { database, jobs } = server;
  const files = filesIfAny(server);
  for (const _ of [1, 2])
    await sweepTenant(sweep, { database, jobs, tenantId: 'north', now, files, log: quiet });
}
