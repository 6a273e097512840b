import { addDays, dayAt } from '@callboard/domain';
import type { CalendarContent } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';
import { json } from '#platform/db/tables.ts';
import { readersOf } from '../notifications/notifications.public.ts';
import { eventsOfPerson } from './events.db.ts';
import type { CalendarEvent } from './icalendar.ts';
import { nextFeedEvents } from './feed-events.ts';
import type { FeedEvent } from './feed-events.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'calendarEvent.event': CalendarEvent;
  }
}

const daysBack = 90;
const daysAhead = 400;

export type Subscription = { id: string; personId: string; name: string; contents: string[] };

const living = (db: Db) =>
  db.selectFrom('calendarSubscription').where('calendarSubscription.revokedAt', 'is', null);

export async function subscriptionsOf(db: Db, personId: string, page: { limit: number; page: number }) {
  const mine = living(db).where('calendarSubscription.personId', '=', personId);
  return pageOf(
    mine
      .select([
        'calendarSubscription.id',
        'calendarSubscription.name',
        'calendarSubscription.contents',
        'calendarSubscription.createdAt',
        'calendarSubscription.refreshedAt',
      ])
      .orderBy('calendarSubscription.createdAt', 'desc')
      .orderBy('calendarSubscription.id'),
    page,
  );
}

export const addSubscription = async (
  db: Db,
  row: { id: string; personId: string; name: string; contents: CalendarContent[]; hash: string; at: Date },
): Promise<void> => {
  await db
    .insertInto('calendarSubscription')
    .values({
      id: row.id,
      personId: row.personId,
      name: row.name,
      tokenHash: row.hash,
      contents: row.contents,
      createdAt: row.at,
      refreshedAt: row.at,
    })
    .execute();
};

/** Gives a subscription another address; nothing where the person has none like it. */
export const readdressSubscription = (
  db: Db,
  { personId, subscriptionId, hash }: { personId: string; subscriptionId: string; hash: string },
) =>
  db
    .updateTable('calendarSubscription')
    .set({ tokenHash: hash })
    .where('id', '=', subscriptionId)
    .where('personId', '=', personId)
    .where('revokedAt', 'is', null)
    .returning(['id', 'name', 'contents', 'createdAt', 'refreshedAt'])
    .executeTakeFirst();

export async function revokeSubscription(
  db: Db,
  { personId, subscriptionId }: { personId: string; subscriptionId: string },
  at: Date,
): Promise<boolean> {
  const done = await db
    .updateTable('calendarSubscription')
    .set({ revokedAt: at })
    .where('id', '=', subscriptionId)
    .where('personId', '=', personId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  await db.deleteFrom('calendarEvent').where('subscriptionId', '=', subscriptionId).execute();
  return done.numUpdatedRows > 0n;
}

/** All of a person: how many there were. */
export async function revokeSubscriptionsOf(db: Db, personId: string, at: Date): Promise<number> {
  const revoked = await db
    .updateTable('calendarSubscription')
    .set({ revokedAt: at })
    .where('personId', '=', personId)
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute();
  const ids = revoked.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('calendarEvent').where('subscriptionId', 'in', ids).execute();
  return ids.length;
}

const columns = [
  'calendarSubscription.id',
  'calendarSubscription.personId',
  'calendarSubscription.name',
  'calendarSubscription.contents',
] as const;

/** The subscription behind an address, as long as its person is one of ours. */
export const subscriptionByHash = (db: Db, hash: string) =>
  living(db)
    .innerJoin('person', 'person.id', 'calendarSubscription.personId')
    .select(columns)
    .where('calendarSubscription.tokenHash', '=', hash)
    .where('person.active', '=', true)
    .executeTakeFirst();

export const subscriptionsToRefresh = (db: Db, which: { personId: string } | { before: Date }) =>
  ('personId' in which
    ? living(db).where('calendarSubscription.personId', '=', which.personId)
    : living(db).where('calendarSubscription.refreshedAt', '<', which.before)
  )
    .select(columns)
    .orderBy('calendarSubscription.refreshedAt')
    .limit(200)
    .execute();

/** What a calendar is told now, compared with what it was told last. */
export async function diffFeed(db: Db, subscription: Subscription, now: Date): Promise<FeedEvent[]> {
  const today = dayAt(now, 'UTC');
  const window = { from: addDays(today, -daysBack), until: addDays(today, daysAhead) };
  const { personId, contents } = subscription;
  const { language = 'en' } = (await readersOf(db, [personId])).get(personId) ?? {};
  const events = await eventsOfPerson(db, { personId, contents, language }, window);
  const rows = await db
    .selectFrom('calendarEvent')
    .select(['uid', 'event', 'sequence', 'cancelled', 'changedAt', 'fingerprint'])
    .where('subscriptionId', '=', subscription.id)
    .execute();
  const sent = new Map(rows.map(({ uid, ...row }) => [uid, row]));
  return nextFeedEvents(events, sent, { now, forgetBefore: window.from });
}

/** Keeps what was told, so that the next change counts on from it. */
export async function refreshSubscription(db: Db, subscription: Subscription, now: Date): Promise<void> {
  const feed = await diffFeed(db, subscription, now);
  await db.deleteFrom('calendarEvent').where('subscriptionId', '=', subscription.id).execute();
  const rows = feed.map(({ event, sequence, cancelled, changedAt, fingerprint }) => ({
    subscriptionId: subscription.id,
    uid: event.uid,
    sequence,
    fingerprint,
    event: json(event),
    cancelled,
    changedAt,
  }));
  for (let at = 0; at < rows.length; at += 500) {
    await db
      .insertInto('calendarEvent')
      .values(rows.slice(at, at + 500))
      .execute();
  }
  await db
    .updateTable('calendarSubscription')
    .set({ refreshedAt: now })
    .where('id', '=', subscription.id)
    .execute();
}
