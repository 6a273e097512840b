import type { CleanUp } from '../../jobs/clean-up.job.ts';
import { keptForDays } from './idempotency.db.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const cleanUpKeys: CleanUp = async (db, now) => {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', before(keptForDays * dayMs))
    .execute();
  await db.deleteFrom('rateLimit').where('lastAt', '<', before(dayMs)).execute();
  return [];
};
