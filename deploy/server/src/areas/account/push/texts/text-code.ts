import { createHmac } from 'node:crypto';
import type { TextCodeState } from '@callboard/contract';
import type { Ctx } from '#platform/http/handler.ts';
import type { TextCode } from './text-codes.db.ts';

const triesAtMost = 5;
/** A job that takes longer than this will not be waited for. */
const sendingMs = 2 * 60_000;

export function textCodeState(code: TextCode | undefined, now: Date): TextCodeState | null {
  if (!code) return null;
  if (code.failedAt) return 'failed';
  if (!code.expiresAt) return now.getTime() - code.requestedAt.getTime() > sendingMs ? 'failed' : 'sending';
  if (code.tries >= triesAtMost) return 'spent';
  return code.expiresAt > now ? 'sent' : 'expired';
}

type Hashed = { readonly code: string; readonly personId: string; readonly request: string };

/** By a key that is not in the database: who reads the table could try out all million codes. */
export const textCodeHash = (
  { code, personId, request }: Hashed,
  { keys, now }: Pick<Ctx, 'keys' | 'now'>,
): string =>
  createHmac('sha256', keys.current('code', now()).bytes)
    .update(JSON.stringify(['text', personId, request, code]))
    .digest('base64url');
