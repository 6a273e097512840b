import type { session } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler, Input } from '#platform/http/handler.ts';
import { requireCode } from '../../sign-in-ways/sign-in-ways.public.ts';
import { ticketCookieName } from '../session/cookie.ts';
import { openSession } from './open-session.ts';
import { ticketOf } from './ticket-login.ts';
import { spendTicket } from './ticket.ts';
import { verifiedLogin } from '../password/verified-login.ts';

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
  const given = await credentials(input, ctx);
  const login = await verifiedLogin(given, input.request, ctx);
  await requireCode(login.id, ctx);
  const byLink = input.body.ticket !== undefined || login.passwordHash === null;
  return openSession(login, { by: byLink ? 'link' : 'password', request: input.request }, ctx);
};
