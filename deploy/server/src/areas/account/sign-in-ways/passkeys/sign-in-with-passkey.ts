import type { passkeys } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { limited } from '#platform/http/rate-limit.ts';
import { knownDevice, loginById, openSession, refuseBlocked } from '../../session/session.public.ts';
import { loginIdOfPasskey } from './passkeys.db.ts';
import { requestOptions } from './request-options.ts';
import { verifiedPasskey } from './verified-passkey.ts';

const anybody = { purpose: 'signIn', loginId: null } as const;

export const passkeySignInOptions: Handler<typeof passkeys.passkeySignInOptions> = ({ request }, ctx) =>
  requestOptions(anybody, { request }, ctx);

export const signInWithPasskey: Handler<typeof passkeys.signInWithPasskey> = async (
  { body: { passkey }, request },
  ctx,
) => {
  const ownerId = await loginIdOfPasskey(ctx.db, passkey.id);
  const owner = ownerId === null ? null : await loginById(ctx.db, ownerId);
  const tried = {
    what: 'passkey',
    account: owner?.name ?? passkey.id,
    request,
    device: owner && (await knownDevice(owner.name, request, ctx)),
  };
  const login = await limited(ctx, tried, ['not_found'], async () => {
    if (!owner || !(await verifiedPasskey(passkey, { ...anybody, request }, ctx))) throw notFound();
    return owner;
  });
  await refuseBlocked(login, ctx);
  return openSession(login, { by: 'passkey', request }, ctx);
};
