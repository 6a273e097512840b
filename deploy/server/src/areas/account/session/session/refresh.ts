import type { session } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { cookieName, setSessionCookie } from './cookie.ts';
import { issueToken } from './issue-token.ts';
import { loginById } from './login.db.ts';
import { seenSession } from './session.db.ts';

/** The token before stays valid, so two tabs never sign each other out. */
export const refresh: Handler<typeof session.refresh> = async ({ request }, ctx) => {
  const { db, caller, now, reply } = ctx;
  await seenSession(db, caller.sessionId, now());
  const cookie = request.cookies[cookieName];
  // A session that is used does not end, and neither does its cookie.
  if (cookie && caller.holdsCookie(cookie)) setSessionCookie(reply, cookie);
  reply.header('cache-control', 'no-store');
  return { token: await issueToken(ctx, await loginById(db, caller.loginId), caller.sessionId) };
};
