import type { proofs } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler, RequestFacts } from '#platform/http/handler.ts';
import { limited } from '#platform/http/rate-limit.ts';
import { knownDevice, loginById, noteProof, verifiedLogin } from '../../session/session.public.ts';
import type { Login } from '../../session/session.public.ts';
import { codesOf } from '../codes/one-time-codes.db.ts';
import { passkeysOf } from '../passkeys/passkeys.db.ts';
import { requestOptions } from '../passkeys/request-options.ts';
import { spendCode } from '../codes/spend-code.ts';
import { verifiedPasskey } from '../passkeys/verified-passkey.ts';
import type { UsedPasskey } from '../passkeys/verified-passkey.ts';

const ofCaller = ({ caller }: Ctx) => ({ purpose: 'prove', loginId: caller.loginId }) as const;

export const proofWays: Handler<typeof proofs.proofWays> = async (_, { db, caller, reply }) => {
  reply.header('cache-control', 'no-store');
  const { passwordHash } = await loginById(db, caller.loginId);
  return {
    password: passwordHash !== null,
    code: Boolean((await codesOf(db, caller.loginId))?.confirmedAt),
    passkey: (await passkeysOf(db, caller.loginId)).length > 0,
  };
};

export const passkeyProofOptions: Handler<typeof proofs.passkeyProofOptions> = async ({ request }, ctx) =>
  requestOptions(ofCaller(ctx), { request, own: await passkeysOf(ctx.db, ctx.caller.loginId) }, ctx);

async function byPassword(password: string, login: Login, request: RequestFacts, ctx: Ctx): Promise<void> {
  // Its name alone opens a login without a password, so it proves nothing.
  if (login.passwordHash === null) throw new AppError('forbidden', { params: { missing: 'password' } });
  await verifiedLogin({ login: login.name, password }, request, ctx);
}

async function byPasskey(passkey: UsedPasskey, login: Login, request: RequestFacts, ctx: Ctx): Promise<void> {
  const device = await knownDevice(login.name, request, ctx);
  await limited(ctx, { what: 'passkey', account: login.name, request, device }, ['not_found'], async () => {
    if (!(await verifiedPasskey(passkey, { ...ofCaller(ctx), request }, ctx))) throw notFound();
  });
}

export const prove: Handler<typeof proofs.prove> = async ({ body, request }, ctx) => {
  const { password, code, passkey } = body;
  if ([password, code, passkey].filter((one) => one !== undefined).length !== 1)
    throw new AppError('invalid', { fields: [{ path: 'password', code: 'required' }] });
  const login = await loginById(ctx.db, ctx.caller.loginId);
  if (password !== undefined) await byPassword(password, login, request, ctx);
  if (code !== undefined) await spendCode(login, { code, request }, ctx);
  if (passkey !== undefined) await byPasskey(passkey, login, request, ctx);
  await noteProof(ctx.db, ctx.caller.sessionId, ctx.now());
  return undefined;
};
