import * as z from 'zod/mini';
import { anyone } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';

const newPassword = z.string().check(z.minLength(12), z.maxLength(200));

/** Apart from `session`, which every first screen carries. */
export const passwords = {
  forgotPassword: endpoint({
    method: 'POST',
    path: '/forgottenPassword',
    about: 'Sends a link for a new password, and answers the same whether the login exists or not.',
    allow: anyone,
    body: z.strictObject({ login: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) }),
    answer: 'nothing',
    errors: ['too_many'],
    source: 'spec',
  }),
  passwordLink: endpoint({
    method: 'GET',
    path: '/forgottenPassword/{token}',
    about: 'Tells whether a link for a password still works. Does not use it up.',
    allow: anyone,
    answer: z.object({ kind: z.enum(['welcome', 'reset']), name: z.string(), login: z.string() }),
    errors: ['link_used'],
    source: 'addition',
  }),
  setPassword: endpoint({
    method: 'POST',
    path: '/forgottenPassword/{token}',
    about: 'Sets a password by link, uses the link up and ends the other sessions of the person.',
    allow: anyone,
    body: z.strictObject({ password: newPassword }),
    answer: 'nothing',
    errors: ['link_used', 'invalid', 'too_many'],
    source: 'spec',
  }),
  renewPassword: endpoint({
    method: 'POST',
    path: '/renewPassword',
    about: 'Sets a new password with login and present password.',
    allow: anyone,
    body: z.strictObject({
      login: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
      password: z.string().check(z.minLength(1), z.maxLength(200)),
      newPassword,
    }),
    answer: 'nothing',
    errors: ['wrong_password', 'account_blocked', 'invalid', 'too_many'],
    source: 'addition',
  }),
};
