import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';

/**
 * The notifications, read for the number of unread ones alone. It has their own path, so whatever makes them old makes
 * the number old.
 */
export const unreadRead = endpoint({
  method: 'GET',
  path: '/notifications',
  about: 'How much of what the caller was told is unread.',
  allow: person,
  answer: z.object({ unread: z.number() }),
  source: 'addition',
});
