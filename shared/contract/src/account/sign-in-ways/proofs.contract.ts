import * as z from 'zod/mini';
import { signedIn } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { codeText } from './one-time-codes.contract.ts';
import { requestOptions, usedPasskey } from './passkey-shapes.ts';

/** Before a call that answers `step_up_needed`: somebody proves that it is them who hold the phone. */
export const proofs = {
  proofWays: endpoint({
    method: 'GET',
    path: '/proofs',
    about: 'How the caller can prove who they are; a login without a password may have no way.',
    allow: signedIn,
    answer: z.object({ password: z.boolean(), code: z.boolean(), passkey: z.boolean() }),
    source: 'addition',
  }),
  passkeyProofOptions: endpoint({
    method: 'POST',
    path: '/proofs/passkey',
    about: 'What a browser needs to prove who somebody is with one of their passkeys.',
    allow: signedIn,
    answer: requestOptions,
    source: 'addition',
    dangerous: true,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/proofs',
    about: 'Proves with one of password, code and passkey who the caller is; the session remembers when.',
    allow: signedIn,
    body: z.strictObject({
      password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      code: z.optional(codeText),
      passkey: z.optional(usedPasskey),
    }),
    answer: 'nothing',
    errors: ['wrong_password', 'invalid', 'not_found', 'forbidden', 'too_many'],
    source: 'addition',
    dangerous: true,
  }),
};
