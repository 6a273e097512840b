import type { Database } from '#platform/db/database.ts';
import { withTenant } from '#platform/db/with-tenant.ts';
import type { OpenJobs } from '#platform/jobs/open-jobs.ts';
import { notify } from '../../areas/account/notifications/notifications.public.ts';
import { browserForTests, startPushService } from '../testing/server/push-service.driver.ts';
import { plantDevice } from './planted-device.db.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const patienceMs = 30_000;

/**
 * Seconds from the begin of a write that notifies somebody until their device has read its message; the push
 * service is on this machine. Null where it did not come.
 */
export async function secondsUntilPushed(
  database: Database,
  jobs: Pick<OpenJobs, 'within'>,
): Promise<number | null> {
  const service = await startPushService();
  try {
    const browser = browserForTests();
    const device = { endpoint: service.address('/phone'), keys: browser.keys };
    const personId = await plantDevice(database, device);
    const begun = Date.now();
    await withTenant(database, 'north', (db) =>
      notify(
        { db, jobs: jobs.within(db, 'north'), at: new Date() },
        { people: [personId], kind: 'jobRequested', subject: { kind: 'job', id: 'job-1' } },
      ),
    );
    while (service.received.length === 0 && Date.now() - begun < patienceMs) await pause(5);
    const [message] = service.received;
    if (!message) return null;
    const { kind } = JSON.parse(browser.read(message.body)) as { kind: string };
    return kind === 'jobRequested' ? (Date.now() - begun) / 1_000 : null;
  } finally {
    await service.stop();
  }
}
