import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/db/tables.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

const columns = [
  's.id',
  's.session_id as sessionId',
  's.device',
  's.created_at as createdAt',
  's.last_used_at as lastUsedAt',
] as const;

const livingOf = (db: Db, personId: string) =>
  db
    .selectFrom('push_subscription as s')
    .innerJoin('login_session as l', 'l.id', 's.session_id')
    .where('s.person_id', '=', personId)
    .where('l.ended_at', 'is', null);

export async function subscriptionRows(db: Db, personId: string, page: { limit: number; page: number }) {
  const mine = livingOf(db, personId);
  return pageOf(mine.select(columns).orderBy('s.created_at', 'desc').orderBy('s.id'), page);
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
    .deleteFrom('push_subscription')
    .where('person_id', '=', personId)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('push_subscription')
        .select('id')
        .where('person_id', '=', personId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(mostDevices),
    )
    .execute();
};

/** A browser has one address: whoever subscribes on it last is told there. */
export async function keepSubscription(db: Db, some: New) {
  const { personId: person_id, sessionId: session_id, at, ...rest } = some;
  const row = { ...rest, person_id, session_id, created_at: at };
  await db
    .insertInto('push_subscription')
    .values({ id: randomUUID(), ...row })
    .onConflict((on) => on.columns(['tenant_id', 'endpoint']).doUpdateSet(row))
    .execute();
  await dropOverMany(db, person_id);
  return livingOf(db, person_id)
    .select(columns)
    .where('s.endpoint', '=', some.endpoint)
    .executeTakeFirstOrThrow();
}

export const dropSubscription = async (
  db: Db,
  personId: string,
  which: { endpoint: string } | { id: string },
): Promise<void> => {
  const mine = db.deleteFrom('push_subscription').where('person_id', '=', personId);
  await (
    'id' in which ? mine.where('id', '=', which.id) : mine.where('endpoint', '=', which.endpoint)
  ).execute();
};

const targets = (db: Db) =>
  db
    .selectFrom('push_subscription as s')
    .innerJoin('login_session as l', 'l.id', 's.session_id')
    .innerJoin('login as o', 'o.id', 'l.login_id')
    .select(['s.id', 's.person_id as personId', 's.endpoint', 's.p256dh', 's.auth'])
    .where('l.ended_at', 'is', null)
    .where('o.blocked', '=', false);

export const targetsOf = (db: Db, personIds: readonly string[]) =>
  targets(db)
    .where('s.person_id', 'in', [...personIds])
    .execute();

export const targetById = (db: Db, id: string) => targets(db).where('s.id', '=', id).executeTakeFirst();

/** A session has a device: the last one that it subscribed with. */
export const subscriptionOfSession = (
  db: Db,
  { personId, sessionId }: { personId: string; sessionId: string },
) =>
  livingOf(db, personId)
    .select(columns)
    .where('s.session_id', '=', sessionId)
    .orderBy('s.created_at', 'desc')
    .executeTakeFirst();

export const dropSubscriptions = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await db
      .deleteFrom('push_subscription')
      .where('id', 'in', [...ids])
      .execute();
};

export const usedSubscriptions = async (db: Db, ids: readonly string[], at: Date): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('push_subscription')
    .set({ last_used_at: at })
    .where('id', 'in', [...ids])
    .execute();
};
