import * as z from 'zod/mini';
import { anyone, person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant } from '../../endpoint/shapes.ts';
import { creationOptions, newPasskey, requestOptions, usedPasskey } from './passkey-shapes.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const passkey = z.object({
  id,
  name: z.string(),
  addedAt: instant,
  lastUsedAt: z.nullable(instant),
});

export const passkeys = {
  passkeySignInOptions: endpoint({
    method: 'POST',
    path: '/auth/passkey/options',
    about:
      'What a browser needs to sign somebody in with a passkey; its challenge works once, for 5 minutes.',
    allow: anyone,
    answer: requestOptions,
    source: 'addition',
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/auth/passkey',
    about: 'Signs in with a passkey, without login and password, and sets the session cookie.',
    allow: anyone,
    body: z.strictObject({ passkey: usedPasskey }),
    answer: z.object({ token: z.string() }),
    errors: ['account_blocked', 'not_found', 'too_many'],
    source: 'addition',
  }),
  passkeys: endpoint({
    method: 'GET',
    path: '/passkeys',
    about: 'The passkeys of the caller.',
    allow: person,
    answer: z.object({ items: z.array(passkey) }),
    source: 'addition',
  }),
  newPasskeyOptions: endpoint({
    method: 'POST',
    path: '/passkeys/options',
    about: 'What a browser needs to make a passkey for the caller; its challenge works once, for 5 minutes.',
    allow: person,
    answer: creationOptions,
    errors: ['too_many'],
    source: 'addition',
    dangerous: true,
    stepUp: 'signInWays',
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/passkeys',
    about: 'Adds a passkey that the browser has just made.',
    allow: person,
    body: z.strictObject({ name: z.optional(name), passkey: newPasskey }),
    answer: passkey,
    errors: ['invalid', 'conflict', 'too_many'],
    source: 'addition',
    dangerous: true,
    stepUp: 'signInWays',
  }),
  renamePasskey: endpoint({
    method: 'POST',
    path: '/passkeys/{id}',
    about: 'Gives a passkey another name.',
    allow: person,
    body: z.strictObject({ name }),
    answer: passkey,
    source: 'addition',
    dangerous: true,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/passkeys/{id}',
    about: 'Removes a passkey; it signs nobody in any more.',
    allow: person,
    answer: 'nothing',
    source: 'addition',
    dangerous: true,
    stepUp: 'signInWays',
  }),
};
export type Passkey = z.infer<typeof passkey>;
