import type { calendarSubscriptions } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import { fileNamed } from '#platform/http/answer/file-named.ts';
import { FileReply } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { tokenHash } from '../session/session.public.ts';
import { icalendar } from './icalendar.ts';
import { subscriptionByHash, diffFeed } from './subscriptions.db.ts';

/** What stands at this moment; the round keeps it, so that reading writes nothing. */
export const calendar: Handler<typeof calendarSubscriptions.calendar> = async ({ params }, { db, now }) => {
  const token = params.token.replace(/\.ics$/, '');
  const subscription = await subscriptionByHash(db, tokenHash(token));
  if (!subscription) throw notFound();
  const text = icalendar(subscription.name, await diffFeed(db, subscription, now()));
  return new FileReply(Buffer.from(text), 'text/calendar; charset=utf-8', {
    ...fileNamed('inline', 'calendar.ics'),
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
};
