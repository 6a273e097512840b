import type { SignInKind } from '@callboard/contract';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import type { Ctx, RequestFacts } from '#platform/http/handler.ts';
import { setSessionCookie } from '../session/cookie.ts';
import { deviceOf } from '../session/device.ts';
import { issueToken } from '../session/issue-token.ts';
import type { Login } from '../session/login.db.ts';
import { secretToken, tokenHash } from '../session/secret-token.ts';
import { startSession } from '../session/session.db.ts';

/** Signs somebody in, however they proved who they are: the cookie, and the token as the answer. */
export async function openSession(
  login: Login,
  { by, request }: { by: SignInKind; request: RequestFacts },
  ctx: Ctx,
): Promise<{ token: string }> {
  const { db, now, reply } = ctx;
  const device = deviceOf(request.userAgent);
  const cookie = secretToken();
  const sessionId = await startSession(db, {
    loginId: login.id,
    cookieHash: tokenHash(cookie),
    device,
    by,
    at: now(),
  });
  await noteActivity(db, {
    personId: login.personId,
    category: 'session',
    caption: 'signed_in',
    body: device,
    at: now(),
  });
  setSessionCookie(reply, cookie);
  reply.header('cache-control', 'no-store');
  return { token: await issueToken(ctx, login, sessionId) };
}
