import type { Environment } from '#platform/environment.ts';
import type { Log } from '#platform/log/log.ts';
import { lastBackup } from './last-backup.ts';

const dayMs = 24 * 60 * 60 * 1000;
const overdueMs = 2 * dayMs;

/** Writes into the log how old the newest good backup is, at the start and every day. */
export async function logLastBackup(
  { data, demo }: Pick<Environment, 'data' | 'demo'>,
  log: Log,
  now: Date,
): Promise<void> {
  const last = await lastBackup(data);
  if (last && now.getTime() - Date.parse(last.madeAt) < overdueMs) {
    log.info('last good backup', { at: last.madeAt });
  } else if (last) log.warn('last good backup is older than two days', { at: last.madeAt });
  // Nobody misses the demo.
  else if (!demo) log.warn('there is no backup yet');
}

export function watchBackups(environment: Environment, log: Log): { stop(): void } {
  const look = () =>
    logLastBackup(environment, log, new Date()).catch((error: Error) =>
      log.warn('last good backup', { error }),
    );
  void look();
  const timer = setInterval(look, dayMs).unref();
  return { stop: () => clearInterval(timer) };
}
