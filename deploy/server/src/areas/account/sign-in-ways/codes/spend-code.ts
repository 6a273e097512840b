import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, RequestFacts } from '#platform/http/handler.ts';
import { limited } from '#platform/http/rate-limit.ts';
import { knownDevice } from '../../session/session.public.ts';
import type { Login } from '../../session/session.public.ts';
import { stepOfCode } from './code-key.ts';
import { codesOf, takeRecoveryCode, takeStep } from './one-time-codes.db.ts';
import { recoveryHash } from './recovery-codes.ts';

type Given = {
  readonly code: string;
  readonly request: RequestFacts;
  /** The first code of a new key; afterwards only confirmed keys count. */
  readonly first?: boolean;
  /** Counts the try, where it is one of few. */
  readonly onTry?: () => Promise<void>;
};

async function fits(loginId: string, { code, first = false }: Given, ctx: Ctx): Promise<boolean> {
  const text = code.replace(/[\s-]/g, '').toUpperCase();
  const kept = await codesOf(ctx.db, loginId);
  if (!kept || (kept.confirmedAt === null) !== first) return false;
  if (/^\d{6}$/.test(text)) {
    const step = stepOfCode(kept.lockedKey, text, loginId, ctx);
    return step !== null && takeStep(ctx.db, loginId, step);
  }
  const hash = recoveryHash(text, loginId, ctx);
  return takeRecoveryCode(ctx.db, { loginId, hash, at: ctx.now() });
}

/** Uses up a one-time code or a recovery code. A wrong one costs more and more time, as a wrong password does. */
export async function spendCode(login: Login, given: Given, ctx: Ctx): Promise<void> {
  const { request } = given;
  const device = await knownDevice(login.name, request, ctx);
  await limited(ctx, { what: 'code', account: login.name, request, device }, ['invalid'], async () => {
    await given.onTry?.();
    if (await fits(login.id, given, ctx)) return;
    throw new AppError('invalid', { fields: [{ path: 'code', code: 'bad_format' }] });
  });
}
