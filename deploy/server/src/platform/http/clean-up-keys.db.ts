import type { CleanUp } from '../jobs/clean-up.job.ts';
import { keptForDays } from './idempotency.db.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const cleanUpKeys: CleanUp = async (db, now) => {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', before(keptForDays * dayMs))
    .execute();
  await db.deleteFrom('rate_limit').where('last_at', '<', before(dayMs)).execute();
  return [];
};
