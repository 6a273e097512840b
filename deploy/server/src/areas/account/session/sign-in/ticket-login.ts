import type { session } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler, RequestFacts } from '#platform/http/handler.ts';
import { ticketCookieName } from '../session/cookie.ts';
import { loginByName } from '../session/login.db.ts';
import { findTicket } from './ticket.ts';

/** `cookie` stands for the ticket that came as an HttpOnly cookie, which no script can read. */
export const ticketOf = (given: string, { cookies }: RequestFacts): string =>
  given === 'cookie' ? (cookies[ticketCookieName] ?? '') : given;

export const ticketLogin: Handler<typeof session.ticketLogin> = async (
  { params, request },
  { db, now, reply },
) => {
  reply.header('cache-control', 'no-store');
  const held = await findTicket(db, ticketOf(params.ticket, request), now());
  if (!held) throw new AppError('link_used');
  const login = await loginByName(db, held.login);
  // A login that does not exist is told apart from one that needs its password only by signing in.
  const opensByName = login && login.tokenType !== 'user' && login.passwordHash === null;
  return { login: held.login, needsPassword: held.password === undefined && !opensByName };
};
