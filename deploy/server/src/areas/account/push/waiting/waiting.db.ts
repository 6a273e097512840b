import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import '../../notifications/notifications.public.ts';

/** Whom a notification is for, and what its words are made of. */
export const waitingColumns = [
  'notification.personId',
  'notification.kind',
  'notification.params',
  'notification.subjectKind',
  'notification.subjectId',
] as const;

/** Notifications that nobody has been told by push or mail and that the person has not read meanwhile. */
export const waitingNotifications = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('notification')
    .innerJoin('person', 'person.id', 'notification.personId')
    .leftJoin('crewItem', (join) =>
      join.onRef('crewItem.id', '=', 'notification.subjectId').on('notification.subjectKind', '=', 'job'),
    )
    .select(waitingColumns)
    .select([
      'notification.id',
      'person.email',
      'person.active',
      // Of the job that it is about.
      'crewItem.startsAt',
    ])
    .where('notification.id', 'in', [...ids])
    .where('notification.pushedAt', 'is', null)
    .where('notification.textedAt', 'is', null)
    .where('notification.mailedAt', 'is', null)
    .where('notification.readAt', 'is', null)
    .orderBy('notification.at')
    .execute();
export type WaitingNotification = Awaited<ReturnType<typeof waitingNotifications>>[number];

/** Whether somebody was told nothing else of these kinds about the same thing since then. */
export const isNewestAbout = async (db: Db, id: string, kinds: readonly string[]): Promise<boolean> =>
  (await db
    .selectFrom('notification')
    .innerJoin('notification as newer', (join) =>
      join
        .onRef('newer.personId', '=', 'notification.personId')
        .onRef('newer.subjectKind', '=', 'notification.subjectKind')
        .onRef('newer.subjectId', '=', 'notification.subjectId')
        // Ids are in the order in which they were made.
        .onRef('newer.id', '>', 'notification.id'),
    )
    .select('newer.id')
    .where('notification.id', '=', id)
    .where('newer.kind', 'in', [...kinds])
    .limit(1)
    .executeTakeFirst()) === undefined;

export const markPushed = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('notification').set({ pushedAt: at, pushAfter: null }).where('id', '=', id).execute();
};

export const pushLater = async (db: Db, id: string, after: Date): Promise<void> => {
  await db.updateTable('notification').set({ pushAfter: after }).where('id', '=', id).execute();
};

/** Those whose quiet hours are over. They are nobody else's to push from then on. */
export const takeLate = async (db: Db, at: Date): Promise<string[]> => {
  const due = await db
    .updateTable('notification')
    .set({ pushAfter: null })
    .where('pushAfter', '<=', at)
    .returning('id')
    .execute();
  return due.map(({ id }) => id);
};

type Unanswered = { kinds: readonly string[]; from: Date; to: Date; at: Date };

/** Told by push or text message between these moments, and not looked at since: from now on a mail says them. */
export const claimUnread = async (db: Db, { kinds, from, to, at }: Unanswered) => {
  const claimed = await db
    .updateTable('notification')
    .set({ mailedAt: at })
    .where(sql<Date>`coalesce("pushedAt", "textedAt")`, '>', from)
    .where(sql<Date>`coalesce("pushedAt", "textedAt")`, '<=', to)
    .where('readAt', 'is', null)
    .where('mailedAt', 'is', null)
    .where('kind', 'in', [...kinds])
    .returning(['id', 'personId', 'kind', 'params', 'subjectKind', 'subjectId'])
    .execute();
  if (claimed.length === 0) return [];
  const people = await db
    .selectFrom('person')
    .select(['id', 'email'])
    .where('id', 'in', [...new Set(claimed.map(({ personId }) => personId))])
    .where('active', '=', true)
    .where('email', '!=', '')
    .execute();
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  return claimed.flatMap((one) => {
    const email = emails.get(one.personId);
    return email ? [{ ...one, email }] : [];
  });
};

/** False where a mail about it is on its way already. */
export async function claimMail(db: Db, id: string, at: Date): Promise<boolean> {
  const done = await db
    .updateTable('notification')
    .set({ mailedAt: at })
    .where('id', '=', id)
    .where('mailedAt', 'is', null)
    .where('pushedAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** What a mail about it says, and to whom; nothing where nobody is left to be written to. */
export const notificationToMail = (db: Db, id: string) =>
  db
    .selectFrom('notification')
    .innerJoin('person', 'person.id', 'notification.personId')
    .select(waitingColumns)
    .select('person.email')
    .where('notification.id', '=', id)
    .where('person.active', '=', true)
    .where('person.email', '<>', '')
    .executeTakeFirst();
