import type { Database } from '#platform/db/database.ts';
import { sweepTenant } from '#platform/jobs/sweeps.ts';
import { sweepTable } from '../../sweep-table.ts';
import { quiet } from '../testing/test-database.ts';

/** A sweep takes some hundreds at once. */
const roundsAtMost = 50;

/**
 * What has come due by now, as the rounds of the past would have left it: a tenant that was never swept has thousands
 * of reminders to write, which would be measured with the lists. Nobody is told of them.
 */
export async function sweepLarge(
  database: Database,
  tenantId: string,
  say: (line: string) => void,
): Promise<void> {
  let sent = 0;
  const send = async () => {
    sent += 1;
  };
  const files = {
    async put() {
      throw new Error('Nothing of the large tenant is a paper to write.');
    },
  } as never;
  const around = {
    database,
    tenantId,
    now: new Date(),
    jobs: { within: () => ({ send }) },
    files,
    log: quiet,
  };
  for (let round = 1; round <= roundsAtMost; round += 1) {
    const before = sent;
    for (const sweep of sweepTable) {
      const began = performance.now();
      await sweepTenant(sweep, around);
      const ms = Math.round(performance.now() - began);
      if (ms > 1_000) say(`${sweep.name}, round ${round}: ${ms} ms`);
    }
    if (sent === before) return;
  }
  throw new Error(`The large tenant still has work after ${roundsAtMost} rounds.`);
}
