import { notificationKinds } from '@callboard/contract';
import type { NotificationKind, NotificationRow, notifications as contract } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import { personOf } from '#platform/http/person-of.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { notificationText } from './notification-words.ts';
import { notificationById, notificationRows, readersOf, unreadCount } from './notifications.db.ts';
import type { NotificationFound } from './notifications.db.ts';
import { linksOf } from './subject-links.db.ts';

const kindOf = (kind: string): NotificationKind =>
  notificationKinds.find((known) => known === kind) ?? 'todo';

const subjectOf = ({ subjectKind: kind, subjectId: id }: NotificationFound) =>
  kind && id ? { kind, id } : null;

/** In the words of the person, each with what its page is found by. */
async function present({ db }: Ctx, personId: string, rows: readonly NotificationFound[]) {
  const reader = (await readersOf(db, [personId])).get(personId);
  const linkOf = await linksOf(
    db,
    rows.flatMap((row) => subjectOf(row) ?? []),
  );
  return rows.map((row): NotificationRow => {
    const { id, kind, params, at, readAt } = row;
    const subject = subjectOf(row);
    const { title, text } = notificationText(
      { kind, params },
      reader?.language ?? 'en',
      reader?.timeZone ?? 'UTC',
    );
    return {
      id,
      kind: kindOf(kind),
      title,
      text,
      params,
      subject: subject && { ...subject, link: linkOf(subject) },
      at: at.toISOString(),
      read: readAt !== null,
    };
  });
}

export const notifications: Handler<typeof contract.notifications> = async ({ query }, ctx) => {
  const personId = personOf(ctx.caller);
  const { rows, total } = await notificationRows(ctx.db, personId, {
    ...query,
    unread: query.unread === undefined ? undefined : query.unread === 'true',
  });
  const items = await present(ctx, personId, rows);
  return { ...listOf(items, total, query), unread: await unreadCount(ctx.db, personId) };
};

export const notification: Handler<typeof contract.notification> = async ({ params }, ctx) => {
  const personId = personOf(ctx.caller);
  const found = await notificationById(ctx.db, { personId, notificationId: params.id });
  const [shown] = await present(ctx, personId, found);
  if (!shown) throw notFound();
  return shown;
};
