import * as z from 'zod/mini';
import {
  anyone,
  mailboxRightNames,
  permissionNames,
  person,
  rightNames,
  signedIn,
} from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { language } from '../../endpoint/shapes.ts';

const permissions = z.array(z.enum(permissionNames));
const signedInAnswer = z.object({ token: z.string() });

export const session = {
  signIn: endpoint({
    method: 'POST',
    path: '/auth/token',
    about:
      'Signs in with login and password, or with the one-time ticket of a link, and sets the session cookie.',
    allow: anyone,
    body: z.strictObject({
      login: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
      password: z.optional(z.string().check(z.maxLength(200))),
      /** `cookie` stands for the ticket that came as an HttpOnly cookie. */
      ticket: z.optional(z.string().check(z.maxLength(200))),
    }),
    answer: signedInAnswer,
    errors: ['wrong_password', 'code_needed', 'account_blocked', 'link_used', 'too_many', 'unavailable'],
    source: 'spec',
  }),
  ticketLogin: endpoint({
    method: 'GET',
    path: '/auth/tickets/{ticket}',
    about:
      'The login that a one-time ticket stands for, and whether its password has to be asked for. Does not use it.',
    allow: anyone,
    answer: z.object({ login: z.string(), needsPassword: z.boolean() }),
    errors: ['link_used'],
    source: 'addition',
  }),
  refresh: endpoint({
    method: 'GET',
    path: '/auth/refresh',
    about:
      'A new token for a living session. Needs its token, which may be over, and the cookie; the token before stays valid.',
    allow: signedIn,
    answer: signedInAnswer,
    source: 'spec',
    changesState: true,
    dangerous: true,
    lateToken: true,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/auth/logout',
    about: 'Ends the session on the server.',
    allow: signedIn,
    answer: 'nothing',
    source: 'addition',
  }),
  userRights: endpoint({
    method: 'GET',
    path: '/userRights',
    about: 'Rights of the caller: name of the right to names of permissions.',
    allow: signedIn,
    answer: z.partialRecord(z.enum(rightNames), permissions),
    source: 'spec',
  }),
  mailboxUserRights: endpoint({
    method: 'GET',
    path: '/mailboxUserRights',
    about: 'Mailbox rights of the caller.',
    allow: signedIn,
    answer: z.partialRecord(z.enum(mailboxRightNames), permissions),
    source: 'spec',
  }),
  userLanguage: endpoint({
    method: 'GET',
    path: '/userLanguage',
    about: 'Name of the language the caller chose.',
    allow: signedIn,
    answer: z.object({ name: z.nullable(language) }),
    source: 'addition',
  }),
  setUserLanguage: endpoint({
    method: 'POST',
    path: '/userLanguage',
    about: 'Keeps the language the caller chose.',
    allow: person,
    body: z.strictObject({ name: language }),
    answer: z.object({ name: language }),
    source: 'addition',
  }),
};
