import type { session } from '@callboard/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Ctx, Handler, Input } from '../../../platform/http/handler.ts';
import { noteActivity } from '../../../platform/activities/note-activity.db.ts';
import { setSessionCookie, ticketCookieName } from './cookie.ts';
import { deviceOf } from './device.ts';
import { issueToken } from './issue-token.ts';
import { secretToken, tokenHash } from './secret-token.ts';
import { startSession } from './session.db.ts';
import { ticketOf } from './ticket-login.ts';
import { spendTicket } from './ticket.ts';
import { verifiedLogin } from './verified-login.ts';

type SignIn = typeof session.signIn;

async function credentials({ body, request }: Input<SignIn>, { db, now, reply }: Ctx) {
  if (body.ticket !== undefined) {
    reply.clearCookie(ticketCookieName);
    const held = await spendTicket(db, ticketOf(body.ticket, request), now());
    if (!held) throw new AppError('link_used');
    return held;
  }
  if (body.login === undefined)
    throw new AppError('invalid', { fields: [{ path: 'login', code: 'required' }] });
  return { login: body.login, password: body.password };
}

export const signIn: Handler<SignIn> = async (input, ctx) => {
  const { db, now, reply } = ctx;
  const login = await verifiedLogin(await credentials(input, ctx), input.request, ctx);
  const device = deviceOf(input.request.userAgent);
  const cookie = secretToken();
  const sessionId = await startSession(db, {
    loginId: login.id,
    cookieHash: tokenHash(cookie),
    device,
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
};
