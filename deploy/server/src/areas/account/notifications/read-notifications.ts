import type { notifications } from '@callboard/contract';
import { personOf } from '#platform/http/person-of.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { setAllRead, setRead, setUnreadAgain, unreadCount } from './notifications.db.ts';

export const readNotification: Handler<typeof notifications.readNotification> = async (input, ctx) => {
  const { db, caller, now } = ctx;
  const personId = personOf(caller);
  const own = { personId, notificationId: input.params.id };
  if (!(await setRead(db, own, input.body.read ? now() : null))) throw notFound();
  await changed(db, [personId], ['notifications']);
  return { unread: await unreadCount(db, personId) };
};

export const readNotifications: Handler<typeof notifications.readNotifications> = async ({ body }, ctx) => {
  const { db, caller, now } = ctx;
  const personId = personOf(caller);
  const readAt = now();
  await setAllRead(db, personId, body.until === undefined ? readAt : new Date(body.until), readAt);
  await changed(db, [personId], ['notifications']);
  return { unread: await unreadCount(db, personId), readAt: readAt.toISOString() };
};

export const unreadNotifications: Handler<typeof notifications.unreadNotifications> = async (input, ctx) => {
  const { db, caller } = ctx;
  const personId = personOf(caller);
  await setUnreadAgain(db, personId, new Date(input.body.readAt));
  await changed(db, [personId], ['notifications']);
  return { unread: await unreadCount(db, personId) };
};
