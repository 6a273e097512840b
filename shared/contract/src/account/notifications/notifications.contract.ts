import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, listOf, paging } from '../../endpoint/shapes.ts';
import { notificationKinds } from './kinds.ts';

const notificationRow = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** In the caller's language, as push and mail say it. */
  title: z.string(),
  text: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What a tap on it opens. */
  subject: z.nullable(
    z.object({
      kind: z.string(),
      id,
      /** What the address of its page is made of: `subjectLinks`, as far as it is still there. */
      link: z.record(z.string(), z.string()),
    }),
  ),
  at: instant,
  read: z.boolean(),
});
const unread = z.object({ unread: z.number() });

export const notifications = {
  notifications: endpoint({
    method: 'GET',
    path: '/notifications',
    about: 'What the caller was told, newest first, and how much of it is unread.',
    allow: person,
    query: z.strictObject({ ...paging, unread: z.optional(z.enum(['true', 'false'])) }),
    answer: z.extend(listOf(notificationRow), { unread: z.number() }),
    source: 'addition',
  }),
  notification: endpoint({
    method: 'GET',
    path: '/notifications/{id}',
    about: 'One of them, as a push message names it.',
    allow: person,
    answer: notificationRow,
    source: 'addition',
  }),
  readNotification: endpoint({
    method: 'POST',
    path: '/notifications/{id}/read',
    about: 'Marks one as read or unread.',
    allow: person,
    body: z.strictObject({ read: z._default(z.boolean(), true) }),
    answer: unread,
    source: 'addition',
  }),
  readNotifications: endpoint({
    method: 'POST',
    path: '/notifications/read',
    about:
      'Marks all as read that came until a moment (now, where none is given), and says when that was: by it the ' +
      'marking is taken back.',
    allow: person,
    body: z.strictObject({ until: z.optional(instant) }),
    answer: z.extend(unread, { readAt: instant }),
    source: 'addition',
  }),
  unreadNotifications: endpoint({
    method: 'POST',
    path: '/notifications/unread',
    about: 'Takes a marking of all back: what was read at that moment is unread again.',
    allow: person,
    body: z.strictObject({ readAt: instant }),
    answer: unread,
    source: 'addition',
  }),
};
export type NotificationRow = z.infer<typeof notificationRow>;
