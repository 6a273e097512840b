import { createHmac } from 'node:crypto';
import type { outbox } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';

/** Made from who asks, so that nothing has to be kept of it. */
export const outboxKey: Handler<typeof outbox.outboxKey> = async (
  _,
  { caller, tenant, keys, now, reply },
) => {
  reply.header('cache-control', 'no-store');
  const about = JSON.stringify(['outbox', tenant.id, caller.personId ?? caller.loginId]);
  return { key: createHmac('sha256', keys.current('outbox', now()).bytes).update(about).digest('base64') };
};
