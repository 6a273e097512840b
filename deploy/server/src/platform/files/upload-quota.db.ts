import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { AppError } from '../errors/app-error.ts';
import type { UploadQuota } from '../usual-quota.ts';

const hourMs = 60 * 60_000;
const stretchMs = 5 * 60_000;
const stretchOf = (now: Date) => new Date(Math.floor(now.getTime() / stretchMs) * stretchMs);

type Stretch = { beganAt: Date; login: number; tenant: number };

const stretchesOfHour = (db: Db, loginId: string, now: Date): Promise<Stretch[]> =>
  db
    .selectFrom('uploadUse')
    .select([
      'beganAt',
      sql<number>`coalesce(sum(bytes) filter (where "loginId" = ${loginId}), 0)::bigint`.as('login'),
      sql<number>`sum(bytes)::bigint`.as('tenant'),
    ])
    .where('beganAt', '>', new Date(now.getTime() - hourMs))
    .groupBy('beganAt')
    .orderBy('beganAt')
    .execute();

/** In how many seconds enough of what was sent is an hour old; 0 where there is room now. */
function secondsUntilRoom(used: readonly { beganAt: Date; bytes: number }[], room: number, now: Date) {
  let over = used.reduce((sum, { bytes }) => sum + bytes, 0) - room;
  if (over <= 0) return 0;
  const last = used.find(({ bytes }) => (over -= bytes) <= 0) ?? { beganAt: now };
  return Math.max(1, (last.beganAt.getTime() + hourMs - now.getTime()) / 1000);
}

/**
 * Refuses a file that is more than its sender, or their tenant, may still send in this hour. Files that come at the
 * same moment do not see each other here; how many those are is limited by what may be under way (bytes-in-flight.ts).
 */
export async function requireQuota(
  db: Db,
  { loginId, size, quota, now }: { loginId: string; size: number; quota: UploadQuota; now: Date },
): Promise<void> {
  const stretches = await stretchesOfHour(db, loginId, now);
  const waits = (['login', 'tenant'] as const).map((who) => {
    const used = stretches.map((stretch) => ({ beganAt: stretch.beganAt, bytes: stretch[who] }));
    return secondsUntilRoom(used, quota[who] - size, now);
  });
  const seconds = Math.ceil(Math.max(...waits));
  if (seconds > 0) throw new AppError('too_many', { params: { seconds }, retryAfter: seconds });
}

/** Counts what was taken in. */
export async function countUpload(db: Db, loginId: string, bytes: number, now: Date): Promise<void> {
  await db
    .insertInto('uploadUse')
    .values({ loginId, beganAt: stretchOf(now), bytes })
    .onConflict((on) =>
      on
        .columns(['tenantId', 'loginId', 'beganAt'])
        .doUpdateSet({ bytes: sql<number>`"uploadUse".bytes + excluded.bytes` }),
    )
    .execute();
}

export async function forgetUploadUse(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('uploadUse')
    .where('beganAt', '<=', new Date(now.getTime() - hourMs))
    .execute();
}
