import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant } from '../../endpoint/shapes.ts';

/** `code` is a password with a one-time code, `link` an address that somebody was sent. */
const signInKinds = ['password', 'code', 'passkey', 'link'] as const;
export type SignInKind = (typeof signInKinds)[number];

/** Apart from `session`, which every first screen carries. */
export const sessions = {
  sessions: endpoint({
    method: 'GET',
    path: '/sessions',
    about: 'Where the caller is signed in.',
    allow: person,
    answer: z.object({
      items: z.array(
        z.object({
          id,
          device: z.string(),
          startedAt: instant,
          lastSeenAt: instant,
          current: z.boolean(),
          /** An older server does not say it. */
          signedInBy: z.optional(z.enum(signInKinds)),
        }),
      ),
    }),
    source: 'addition',
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/sessions/{id}',
    about: 'Ends one of the sessions of the caller.',
    allow: person,
    answer: 'nothing',
    source: 'addition',
    dangerous: true,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/sessions',
    about:
      'Ends every session of the caller, this one as well, and what outlives them: devices that are told, and addresses of calendars.',
    allow: person,
    answer: 'nothing',
    source: 'addition',
    dangerous: true,
  }),
};
