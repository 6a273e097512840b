import type { session } from '@callboard/contract';
import type { Handler } from '../../../platform/http/handler.ts';
import { issueToken } from './issue-token.ts';
import { loginById } from './login.db.ts';
import { seenSession } from './session.db.ts';

/** The token before stays valid, so two tabs never sign each other out. */
export const refresh: Handler<typeof session.refresh> = async (_, ctx) => {
  const { db, caller, now, reply } = ctx;
  await seenSession(db, caller.sessionId, now());
  reply.header('cache-control', 'no-store');
  return { token: await issueToken(ctx, await loginById(db, caller.loginId), caller.sessionId) };
};
