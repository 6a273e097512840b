import type { PushSubscriptionRow, push } from '@callboard/contract';
import { personOf } from '#platform/http/person-of.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Caller, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { knownService } from './known-service.ts';
import { pushKeys } from './push-keys.db.ts';
import { dropSubscription, keepSubscription, subscriptionRows } from './push-subscriptions.db.ts';

type Row = { id: string; sessionId: string; device: string; createdAt: Date; lastUsedAt: Date | null };

const present = ({ sessionId, createdAt, lastUsedAt, ...row }: Row, caller: Caller): PushSubscriptionRow => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  current: sessionId === caller.sessionId,
});

export const publicKey: Handler<typeof push.publicKey> = async (_, { db, tenant, keys, now }) => ({
  publicKey: (await pushKeys(db, { tenant: tenant.id, key: keys.current('push', now()).bytes }, now()))
    .publicKey,
});

export const pushSubscriptions: Handler<typeof push.pushSubscriptions> = async ({ query }, ctx) => {
  const { db, caller } = ctx;
  const { rows, total } = await subscriptionRows(db, personOf(caller), query);
  return listOf(
    rows.map((row) => present(row, caller)),
    total,
    query,
  );
};

export const setPushNotificationSubscription: Handler<typeof push.setPushNotificationSubscription> = async (
  { body },
  { db, caller, now },
) => {
  if (!knownService(body.endpoint)) {
    throw new AppError('invalid', { fields: [{ path: 'endpoint', code: 'bad_choice' }] });
  }
  const kept = await keepSubscription(db, {
    personId: personOf(caller),
    sessionId: caller.sessionId,
    endpoint: body.endpoint,
    ...body.keys,
    device: body.device,
    at: now(),
  });
  return present(kept, caller);
};

export const deletePushNotificationSubscription: Handler<
  typeof push.deletePushNotificationSubscription
> = async ({ body }, { db, caller }) => {
  await dropSubscription(db, personOf(caller), body);
  return undefined;
};
