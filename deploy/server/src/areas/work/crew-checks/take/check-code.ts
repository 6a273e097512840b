import type { crewChecks } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { ledCrew } from '../../crew-access/crew-access.public.ts';
import { crewCode } from './crew-code.ts';

export const checkCode: Handler<typeof crewChecks.checkCode> = async ({ params }, ctx) => {
  const { db, caller, tenant, keys, now, reply } = ctx;
  await ledCrew(db, caller, params.id);
  reply.header('cache-control', 'no-store');
  const made = crewCode(params.id, now(), { tenant: tenant.id, key: keys.current('link', now()) });
  return { ...made, expiresAt: made.expiresAt.toISOString() };
};
