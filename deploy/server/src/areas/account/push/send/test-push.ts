import type { push } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { limitedUse } from '#platform/http/rate-limit.ts';
import { subscriptionOfSession } from './push-subscriptions.db.ts';

/** The message itself is sent after the answer: a push service may be slow. */
export const testPush: Handler<typeof push.testPush> = async ({ request }, ctx) => {
  const { db, caller, jobs } = ctx;
  const subscription = await subscriptionOfSession(db, {
    personId: personOf(caller),
    sessionId: caller.sessionId,
  });
  if (!subscription) throw notFound();
  await limitedUse(ctx, { what: 'test-push', account: personOf(caller), request, device: caller.sessionId });
  await jobs.send('test-push', { subscription: subscription.id });
  return undefined;
};
