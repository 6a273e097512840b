import * as z from 'zod/mini';
import { anyone, person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { instant } from '../../endpoint/shapes.ts';

/** Six digits of the app that makes codes, or a recovery code. */
export const codeText = z.string().check(z.trim(), z.minLength(6), z.maxLength(40));

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const oneTimeCodes = {
  signInWithCode: endpoint({
    method: 'POST',
    path: '/auth/code',
    about:
      'Ends the sign-in of an account with one-time codes: with the ticket of `code_needed`, which the right password gave, and a code.',
    allow: anyone,
    body: z.strictObject({ ticket: z.string().check(z.maxLength(200)), code: codeText }),
    answer: z.object({ token: z.string() }),
    errors: ['account_blocked', 'invalid', 'sign_in', 'too_many'],
    source: 'addition',
  }),
  oneTimeCodes: endpoint({
    method: 'GET',
    path: '/oneTimeCodes',
    about: 'Whether the caller signs in with one-time codes, and how many recovery codes are left.',
    allow: person,
    answer: z.object({ since: z.nullable(instant), recoveryCodesLeft: z.number() }),
    source: 'addition',
  }),
  beginOneTimeCodes: endpoint({
    method: 'POST',
    path: '/oneTimeCodes/key',
    about: 'A new key for an app that makes codes. It counts once a code of it was confirmed.',
    allow: person,
    answer: z.object({
      key: z.string(),
      /** For a QR code: `otpauth://totp/…`. */
      address: z.string(),
    }),
    errors: ['wrong_state'],
    source: 'addition',
    dangerous: true,
    stepUp: 'signInWays',
    secretAnswer: true,
  }),
  confirmOneTimeCodes: endpoint({
    method: 'POST',
    path: '/oneTimeCodes',
    about: 'Switches one-time codes on with a code of the new key, and answers ten recovery codes, once.',
    allow: person,
    body: z.strictObject({ code: codeText }),
    answer: recoveryCodes,
    errors: ['invalid', 'too_many', 'wrong_state'],
    source: 'addition',
    dangerous: true,
    stepUp: 'signInWays',
    secretAnswer: true,
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/oneTimeCodes/recoveryCodes',
    about: 'Ten new recovery codes, answered once; those before end.',
    allow: person,
    answer: recoveryCodes,
    errors: ['wrong_state'],
    source: 'addition',
    dangerous: true,
    stepUp: 'signInWays',
    secretAnswer: true,
  }),
  removeOneTimeCodes: endpoint({
    method: 'DELETE',
    path: '/oneTimeCodes',
    about: 'Switches one-time codes off, with key and recovery codes.',
    allow: person,
    answer: 'nothing',
    source: 'addition',
    dangerous: true,
    stepUp: 'signInWays',
  }),
};
