import { randomUUID } from 'node:crypto';
import type { CalendarContent, calendarSubscriptions } from '@callboard/contract';
import { calendarContents } from '@callboard/contract';
import { personOf } from '#platform/http/person-of.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { secretToken, tokenHash } from '../session/session.public.ts';
import {
  addSubscription,
  readdressSubscription,
  refreshSubscription,
  revokeSubscription,
  subscriptionsOf,
  subscriptionsToRefresh,
} from './subscriptions.db.ts';

const atMost = 20;
const known = (contents: readonly string[]): CalendarContent[] =>
  calendarContents.filter((content) => contents.includes(content));

type Row = { id: string; name: string; contents: string[]; createdAt: Date; refreshedAt: Date };
const present = ({ contents, createdAt, refreshedAt, ...row }: Row) => ({
  ...row,
  contents: known(contents),
  createdAt: createdAt.toISOString(),
  refreshedAt: refreshedAt.toISOString(),
});
const pathOf = (token: string): string => `/api/v1/calendar/${token}.ics`;

export const publicCalendarSubscriptions: Handler<
  typeof calendarSubscriptions.publicCalendarSubscriptions
> = async ({ query }, { db, caller }) => {
  const { rows, total } = await subscriptionsOf(db, personOf(caller), query);
  return listOf(rows.map(present), total, query);
};

export const addPublicCalendarSubscription: Handler<
  typeof calendarSubscriptions.addPublicCalendarSubscription
> = async ({ body }, { db, caller, now }) => {
  const personId = personOf(caller);
  const { total } = await subscriptionsOf(db, personId, { limit: 1, page: 1 });
  if (total >= atMost) throw new AppError('too_many', { params: { limit: atMost } });
  const token = secretToken();
  const made = { id: randomUUID(), personId, name: body.name, contents: known(body.contents) };
  await addSubscription(db, { ...made, hash: tokenHash(token), at: now() });
  await refreshSubscription(db, { ...made, personId }, now());
  await noteActivity(db, {
    personId,
    category: 'person',
    caption: 'calendar_added',
    body: body.name,
    actorId: personId,
    at: now(),
  });
  const at = now().toISOString();
  const { id, name, contents } = made;
  return { id, name, contents, createdAt: at, refreshedAt: at, path: pathOf(token) };
};

export const rotatePublicCalendarSubscription: Handler<
  typeof calendarSubscriptions.rotatePublicCalendarSubscription
> = async ({ params }, { db, caller, now }) => {
  const personId = personOf(caller);
  const token = secretToken();
  const row = await readdressSubscription(db, {
    personId,
    subscriptionId: params.id,
    hash: tokenHash(token),
  });
  if (!row) throw notFound();
  await noteActivity(db, {
    personId,
    category: 'person',
    caption: 'calendar_rotated',
    body: row.name,
    actorId: personId,
    at: now(),
  });
  return { ...present(row), path: pathOf(token) };
};

export const deletePublicCalendarSubscription: Handler<
  typeof calendarSubscriptions.deletePublicCalendarSubscription
> = async ({ params }, { db, caller, now }) => {
  const personId = personOf(caller);
  if (!(await revokeSubscription(db, { personId, subscriptionId: params.id }, now()))) throw notFound();
  await noteActivity(db, {
    personId,
    category: 'person',
    caption: 'calendar_removed',
    actorId: personId,
    at: now(),
  });
  return undefined;
};

export const publicCalendarSubscriptionsRefresh: Handler<
  typeof calendarSubscriptions.publicCalendarSubscriptionsRefresh
> = async (_, { db, caller, now }) => {
  const mine = await subscriptionsToRefresh(db, { personId: personOf(caller) });
  for (const one of mine) await refreshSubscription(db, one, now());
  return { refreshed: mine.length, refreshedAt: now().toISOString() };
};
