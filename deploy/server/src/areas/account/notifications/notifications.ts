import { notificationKinds } from '@callboard/contract';
import type { NotificationKind, notifications as contract } from '@callboard/contract';
import { personOf } from '../../../platform/http/person-of.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { listOf } from '../../../platform/http/paging.ts';
import { notificationText } from './notification-words.ts';
import { notificationRows, readersOf, unreadCount } from './notifications.db.ts';

const kindOf = (kind: string): NotificationKind =>
  notificationKinds.find((known) => known === kind) ?? 'todo';

export const notifications: Handler<typeof contract.notifications> = async ({ query }, { db, caller }) => {
  const personId = personOf(caller);
  const reader = (await readersOf(db, [personId])).get(personId);
  const { rows, total } = await notificationRows(db, personId, {
    ...query,
    unread: query.unread === undefined ? undefined : query.unread === 'true',
  });
  const items = rows.map(({ id, kind, params, subject_kind, subject_id, at, read_at }) => ({
    id,
    kind: kindOf(kind),
    ...notificationText({ kind, params }, reader?.language ?? 'en', reader?.timeZone ?? 'UTC'),
    params,
    subject: subject_kind && subject_id ? { kind: subject_kind, id: subject_id } : null,
    at: at.toISOString(),
    read: read_at !== null,
  }));
  return { ...listOf(items, total, query), unread: await unreadCount(db, personId) };
};
