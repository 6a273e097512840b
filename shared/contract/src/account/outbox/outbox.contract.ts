import * as z from 'zod/mini';
import { signedIn } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';

export const outbox = {
  outboxKey: endpoint({
    method: 'GET',
    path: '/outboxKey',
    about:
      'Locks on a phone what waits there for the caller, and opens it again after a later sign-in. 32 bytes, always the same.',
    allow: signedIn,
    answer: z.object({ key: z.string() }),
    source: 'addition',
  }),
};
