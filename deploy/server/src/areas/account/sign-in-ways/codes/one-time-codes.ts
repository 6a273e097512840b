import type { oneTimeCodes as contract } from '@callboard/contract';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler, RequestFacts } from '#platform/http/handler.ts';
import { loginById, sendSignInMail } from '../../session/session.public.ts';
import type { SignInChange } from '../../session/session.public.ts';
import { addressOfKey, lockedCodeKey, newCodeKey } from './code-key.ts';
import { codesOf, confirmKey, dropCodes, keepNewKey, recoveryCodesLeft } from './one-time-codes.db.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { spendCode } from './spend-code.ts';

type Change = Extract<SignInChange, 'codesOn' | 'codesOff' | 'recoveryCodes'>;
const captions = {
  codesOn: 'one_time_codes_on',
  codesOff: 'one_time_codes_off',
  recoveryCodes: 'recovery_codes_made',
} as const satisfies Record<Change, string>;

async function noteChange(change: Change, request: RequestFacts, ctx: Ctx): Promise<void> {
  const { db, caller, now } = ctx;
  const { personId } = caller;
  await noteActivity(db, { personId, category: 'session', caption: captions[change], at: now() });
  await sendSignInMail(change, await loginById(db, caller.loginId), request, ctx);
}

async function requireConfirmed({ db, caller }: Ctx, confirmed: boolean): Promise<void> {
  const kept = await codesOf(db, caller.loginId);
  if (Boolean(kept?.confirmedAt) !== confirmed) throw new AppError('wrong_state');
}

export const oneTimeCodes: Handler<typeof contract.oneTimeCodes> = async (_, { db, caller, reply }) => {
  reply.header('cache-control', 'no-store');
  const kept = await codesOf(db, caller.loginId);
  return {
    since: kept?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await recoveryCodesLeft(db, caller.loginId),
  };
};

export const beginOneTimeCodes: Handler<typeof contract.beginOneTimeCodes> = async (_, ctx) => {
  const { db, caller, tenant, now, reply } = ctx;
  reply.header('cache-control', 'no-store');
  await requireConfirmed(ctx, false);
  const { id, name } = await loginById(db, caller.loginId);
  const key = newCodeKey();
  await keepNewKey(db, { loginId: id, lockedKey: lockedCodeKey(key, id, ctx), at: now() });
  return { key, address: addressOfKey(key, { issuer: tenant.name, label: name }) };
};

export const confirmOneTimeCodes: Handler<typeof contract.confirmOneTimeCodes> = async (
  { body, request },
  ctx,
) => {
  const { db, caller, now, reply } = ctx;
  reply.header('cache-control', 'no-store');
  await requireConfirmed(ctx, false);
  const login = await loginById(db, caller.loginId);
  await spendCode(login, { code: body.code, request, first: true }, ctx);
  await confirmKey(db, login.id, now());
  await noteChange('codesOn', request, ctx);
  return { recoveryCodes: await makeRecoveryCodes(login.id, ctx) };
};

export const newRecoveryCodes: Handler<typeof contract.newRecoveryCodes> = async ({ request }, ctx) => {
  ctx.reply.header('cache-control', 'no-store');
  await requireConfirmed(ctx, true);
  await noteChange('recoveryCodes', request, ctx);
  return { recoveryCodes: await makeRecoveryCodes(ctx.caller.loginId, ctx) };
};

export const removeOneTimeCodes: Handler<typeof contract.removeOneTimeCodes> = async ({ request }, ctx) => {
  const kept = await codesOf(ctx.db, ctx.caller.loginId);
  await dropCodes(ctx.db, ctx.caller.loginId);
  if (kept?.confirmedAt) await noteChange('codesOff', request, ctx);
  return undefined;
};
