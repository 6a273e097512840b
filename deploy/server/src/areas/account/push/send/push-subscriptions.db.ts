import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

const columns = [
  'pushSubscription.id',
  'pushSubscription.sessionId',
  'pushSubscription.device',
  'pushSubscription.createdAt',
  'pushSubscription.lastUsedAt',
] as const;

const livingOf = (db: Db, personId: string) =>
  db
    .selectFrom('pushSubscription')
    .innerJoin('loginSession', 'loginSession.id', 'pushSubscription.sessionId')
    .where('pushSubscription.personId', '=', personId)
    .where('loginSession.endedAt', 'is', null);

export async function subscriptionRows(db: Db, personId: string, page: { limit: number; page: number }) {
  const mine = livingOf(db, personId);
  return pageOf(
    mine.select(columns).orderBy('pushSubscription.createdAt', 'desc').orderBy('pushSubscription.id'),
    page,
  );
}

type New = {
  personId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  at: Date;
};

/** Nobody carries more devices; of those that are over the oldest go. */
const mostDevices = 20;

const dropOverMany = async (db: Db, personId: string): Promise<void> => {
  await db
    .deleteFrom('pushSubscription')
    .where('personId', '=', personId)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('pushSubscription')
        .select('id')
        .where('personId', '=', personId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(mostDevices),
    )
    .execute();
};

/** A browser has one address: whoever subscribes on it last is told there. */
export async function keepSubscription(db: Db, some: New) {
  const { personId, sessionId, at, ...rest } = some;
  const row = { ...rest, personId, sessionId, createdAt: at };
  await db
    .insertInto('pushSubscription')
    .values({ id: randomUUID(), ...row })
    .onConflict((on) => on.columns(['tenantId', 'endpoint']).doUpdateSet(row))
    .execute();
  await dropOverMany(db, personId);
  return livingOf(db, personId)
    .select(columns)
    .where('pushSubscription.endpoint', '=', some.endpoint)
    .executeTakeFirstOrThrow();
}

export const dropSubscription = async (
  db: Db,
  personId: string,
  which: { endpoint: string } | { id: string },
): Promise<void> => {
  const mine = db.deleteFrom('pushSubscription').where('personId', '=', personId);
  await (
    'id' in which ? mine.where('id', '=', which.id) : mine.where('endpoint', '=', which.endpoint)
  ).execute();
};

const targets = (db: Db) =>
  db
    .selectFrom('pushSubscription')
    .innerJoin('loginSession', 'loginSession.id', 'pushSubscription.sessionId')
    .innerJoin('login', 'login.id', 'loginSession.loginId')
    .select([
      'pushSubscription.id',
      'pushSubscription.personId',
      'pushSubscription.endpoint',
      'pushSubscription.p256dh',
      'pushSubscription.auth',
    ])
    .where('loginSession.endedAt', 'is', null)
    .where('login.blocked', '=', false);

export const targetsOf = (db: Db, personIds: readonly string[]) =>
  targets(db)
    .where('pushSubscription.personId', 'in', [...personIds])
    .execute();

export const targetById = (db: Db, id: string) =>
  targets(db).where('pushSubscription.id', '=', id).executeTakeFirst();

/** A session has a device: the last one that it subscribed with. */
export const subscriptionOfSession = (
  db: Db,
  { personId, sessionId }: { personId: string; sessionId: string },
) =>
  livingOf(db, personId)
    .select(columns)
    .where('pushSubscription.sessionId', '=', sessionId)
    .orderBy('pushSubscription.createdAt', 'desc')
    .executeTakeFirst();

export const dropSubscriptions = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await db
      .deleteFrom('pushSubscription')
      .where('id', 'in', [...ids])
      .execute();
};

export const usedSubscriptions = async (db: Db, ids: readonly string[], at: Date): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('pushSubscription')
    .set({ lastUsedAt: at })
    .where('id', 'in', [...ids])
    .execute();
};
