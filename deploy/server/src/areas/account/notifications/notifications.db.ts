import type { Language, SubjectKind } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';
import type { NotificationParams } from './notification-words.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'notification.params': NotificationParams;
  }
}

const columns = ['id', 'kind', 'params', 'subjectKind', 'subjectId', 'at', 'readAt'] as const;

type Wanted = { unread?: boolean | undefined; limit: number; page: number };

export async function notificationRows(db: Db, personId: string, wanted: Wanted) {
  let mine = db.selectFrom('notification').where('personId', '=', personId);
  if (wanted.unread !== undefined) mine = mine.where('readAt', wanted.unread ? 'is' : 'is not', null);
  return pageOf(mine.select(columns).orderBy('at', 'desc').orderBy('id'), wanted);
}

/** None where the person was told no such thing. */
export const notificationById = (
  db: Db,
  { personId, notificationId }: { personId: string; notificationId: string },
) =>
  db
    .selectFrom('notification')
    .select(columns)
    .where('personId', '=', personId)
    .where('id', '=', notificationId)
    .execute();
export type NotificationFound = Awaited<ReturnType<typeof notificationById>>[number];

export async function unreadCount(db: Db, personId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .select((of) => of.fn.countAll<number>().as('unread'))
    .where('personId', '=', personId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** False where the person was told no such thing. */
export async function setRead(
  db: Db,
  { personId, notificationId }: { personId: string; notificationId: string },
  at: Date | null,
): Promise<boolean> {
  const done = await db
    .updateTable('notification')
    .set({ readAt: at })
    .where('id', '=', notificationId)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export const setAllRead = async (db: Db, personId: string, until: Date, at: Date): Promise<void> => {
  await db
    .updateTable('notification')
    .set({ readAt: at })
    .where('personId', '=', personId)
    .where('readAt', 'is', null)
    .where('at', '<=', until)
    .execute();
};

type About = { personId: string; subject: { kind: SubjectKind; id: string } };

/** Everything that somebody was told of this. */
export const readAbout = async (db: Db, { personId, subject }: About, at: Date): Promise<void> => {
  await db
    .updateTable('notification')
    .set({ readAt: at })
    .where('personId', '=', personId)
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where('readAt', 'is', null)
    .execute();
};

/** What was marked as read at that moment. */
export const setUnreadAgain = async (db: Db, personId: string, readAt: Date): Promise<void> => {
  await db
    .updateTable('notification')
    .set({ readAt: null })
    .where('personId', '=', personId)
    .where('readAt', '=', readAt)
    .execute();
};

export type Reader = { language: Language; timeZone: string };

/** How people are written to: in their own language where the tenant lets them have one. */
export async function readersOf(db: Db, personIds: readonly string[]): Promise<Map<string, Reader>> {
  if (personIds.length === 0) return new Map();
  const setting = await db
    .selectFrom('tenantSetting')
    .select(['defaultLanguage as language', 'useUserLanguage as own', 'timeZone'])
    .executeTakeFirst();
  const people = await db
    .selectFrom('person')
    .leftJoin('login', 'login.personId', 'person.id')
    .select(['person.id', 'person.timeZone', 'login.language'])
    .where('person.id', 'in', [...personIds])
    .execute();
  const usual = setting?.language ?? 'en';
  return new Map(
    people.map(({ id, timeZone, language }) => [
      id,
      {
        language: (setting?.own ? language : null) ?? usual,
        timeZone: timeZone || setting?.timeZone || 'UTC',
      },
    ]),
  );
}
