import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { jobTable } from '../../job-table.ts';
import { openReady } from '#platform/db/open/open-ready.ts';
import type { Environment } from '#platform/environment.ts';
import { diskStore } from '#platform/files/file-store.ts';
import { openJobs } from '#platform/jobs/open-jobs.ts';
import { openKeys } from '#platform/keys/open-keys.ts';
import { createLog } from '#platform/log/log.ts';
import { outboxKeys, outboxMail } from '#platform/mail/outbox.ts';
import { recordedTexts } from '#platform/text-messages/recorded-texts.ts';

/**
 * Does what a server does by itself in its first minute: what came due by time, and the jobs that follow from it, until
 * nothing is left. Each tenant that is copied afterwards need not do it again.
 */
export async function settle(environment: Environment): Promise<number> {
  const { database } = await openReady(environment);
  try {
    const now = () => new Date();
    const { keys, masters } = await openKeys(database, environment);
    const log = createLog({ hashKey: keys.current('log', now()).bytes, level: environment.logLevel });
    const files = diskStore(join(environment.data, 'files'));
    const outbox = join(environment.data, 'outbox');
    const locks = outboxKeys(masters);
    const [mail, texts] = [outboxMail(outbox, locks), recordedTexts(outbox, locks)];
    const port = () => environment.port;
    const around = { now, mail, texts, files, log, keys, port };
    const jobs = await openJobs({ database, handlers: jobTable, around });
    try {
      await jobs.send('round');
      let done = 0;
      for (let more = await jobs.drain(); more > 0; more = await jobs.drain()) done += more;
      // Whoever counts mails counts those of the own work.
      await rm(outbox, { recursive: true, force: true });
      return done;
    } finally {
      await jobs.stop();
    }
  } finally {
    await database.close();
  }
}
