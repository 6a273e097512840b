import * as z from 'zod/mini';
import { signedIn } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { listOf } from '../../endpoint/shapes.ts';

/**
 * Any list, read for its `total` alone: whoever shows a count need not know what is counted. It has the list's
 * own path, so whatever makes the list old makes the count old.
 */
export const countAt = (path: string) =>
  endpoint({
    method: 'GET',
    path,
    about: 'How many there are of a list.',
    allow: signedIn,
    answer: listOf(z.unknown()),
    source: 'spec',
  });
