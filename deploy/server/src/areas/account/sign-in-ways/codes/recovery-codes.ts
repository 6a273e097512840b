import { createHmac, randomInt } from 'node:crypto';
import type { Ctx } from '#platform/http/handler.ts';
import { replaceRecoveryCodes } from './one-time-codes.db.ts';

/** Without letters and digits that are taken for each other on paper. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const howMany = 10;
const length = 12;

const newCode = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
const grouped = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** By a key that is not in the database, so that who reads the table cannot try them out. */
export const recoveryHash = (
  code: string,
  loginId: string,
  { keys, now, tenant }: Pick<Ctx, 'keys' | 'now' | 'tenant'>,
): string =>
  createHmac('sha256', keys.current('code', now()).bytes)
    .update(JSON.stringify(['recovery', tenant.id, loginId, code]))
    .digest('base64url');

/** Ten new ones, as they are shown; those before end. */
export async function makeRecoveryCodes(loginId: string, ctx: Ctx): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  const hashes = codes.map((code) => recoveryHash(code, loginId, ctx));
  await replaceRecoveryCodes(ctx.db, loginId, hashes);
  return codes.map(grouped);
}
