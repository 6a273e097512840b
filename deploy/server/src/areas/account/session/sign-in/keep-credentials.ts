import '@fastify/cookie';
import type { EdgeOptions } from '@callboard/edge';
import type { Database } from '#platform/db/database.ts';
import { hostNameOf } from '#platform/http/request-facts.ts';
import { linkCookieName, ticketCookieName } from '../session/cookie.ts';
import { ticketOfLink } from './ticket-of-link.ts';

const maxAge = 60;

/**
 * What a link's address carried becomes a ticket in an HttpOnly cookie. A second cookie without any secret
 * tells the page that there is one to ask for.
 */
export const keepCredentials =
  (database: Database, now: () => Date): NonNullable<EdgeOptions['onCredentials']> =>
  async ({ login, password }, request, reply) => {
    const content = { login, ...(password === null ? {} : { password }) };
    const ticket = await ticketOfLink(database, hostNameOf(request.host), content, now());
    if (ticket === null) return;
    const shared = { maxAge, sameSite: 'strict', secure: request.protocol === 'https' } as const;
    reply.setCookie(ticketCookieName, ticket, { ...shared, path: '/api/v1', httpOnly: true });
    reply.setCookie(linkCookieName, '1', { ...shared, path: '/' });
  };
