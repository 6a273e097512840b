import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import '../notifications/notifications.public.ts';

/** Of `notification as n`: whom it is for, and what its words are made of. */
export const toldColumns = [
  'n.person_id as personId',
  'n.kind',
  'n.params',
  'n.subject_kind as subjectKind',
  'n.subject_id as subjectId',
] as const;

/** Notifications that nobody has been told by push or mail and that the person has not read meanwhile. */
export const waitingNotifications = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('notification as n')
    .innerJoin('person as p', 'p.id', 'n.person_id')
    .leftJoin('crew_item as i', (join) =>
      join.onRef('i.id', '=', 'n.subject_id').on('n.subject_kind', '=', 'job'),
    )
    .select(toldColumns)
    .select([
      'n.id',
      'p.email',
      'p.active',
      // Of the job that it is about.
      'i.starts_at as startsAt',
    ])
    .where('n.id', 'in', [...ids])
    .where('n.pushed_at', 'is', null)
    .where('n.texted_at', 'is', null)
    .where('n.mailed_at', 'is', null)
    .where('n.read_at', 'is', null)
    .orderBy('n.at')
    .execute();
export type WaitingNotification = Awaited<ReturnType<typeof waitingNotifications>>[number];

/** Whether somebody was told nothing else of these kinds about the same thing since then. */
export const isNewestAbout = async (db: Db, id: string, kinds: readonly string[]): Promise<boolean> =>
  (await db
    .selectFrom('notification as n')
    .innerJoin('notification as newer', (join) =>
      join
        .onRef('newer.tenant_id', '=', 'n.tenant_id')
        .onRef('newer.person_id', '=', 'n.person_id')
        .onRef('newer.subject_kind', '=', 'n.subject_kind')
        .onRef('newer.subject_id', '=', 'n.subject_id')
        // Ids are in the order in which they were made.
        .onRef('newer.id', '>', 'n.id'),
    )
    .select('newer.id')
    .where('n.id', '=', id)
    .where('newer.kind', 'in', [...kinds])
    .limit(1)
    .executeTakeFirst()) === undefined;

export const markPushed = async (db: Db, id: string, at: Date): Promise<void> => {
  await db
    .updateTable('notification')
    .set({ pushed_at: at, push_after: null })
    .where('id', '=', id)
    .execute();
};

export const pushLater = async (db: Db, id: string, after: Date): Promise<void> => {
  await db.updateTable('notification').set({ push_after: after }).where('id', '=', id).execute();
};

/** Those whose quiet hours are over. They are nobody else's to push from then on. */
export const takeLate = async (db: Db, at: Date): Promise<string[]> => {
  const due = await db
    .updateTable('notification')
    .set({ push_after: null })
    .where('push_after', '<=', at)
    .returning('id')
    .execute();
  return due.map(({ id }) => id);
};

type Unanswered = { kinds: readonly string[]; from: Date; to: Date; at: Date };

/** Told by push or text message between these moments, and not looked at since: from now on a mail says them. */
export const claimUnread = async (db: Db, { kinds, from, to, at }: Unanswered) => {
  const claimed = await db
    .updateTable('notification')
    .set({ mailed_at: at })
    .where(sql<Date>`coalesce(pushed_at, texted_at)`, '>', from)
    .where(sql<Date>`coalesce(pushed_at, texted_at)`, '<=', to)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .where('kind', 'in', [...kinds])
    .returning([
      'id',
      'person_id as personId',
      'kind',
      'params',
      'subject_kind as subjectKind',
      'subject_id as subjectId',
    ])
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
    .set({ mailed_at: at })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .where('pushed_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** What a mail about it says, and to whom; nothing where nobody is left to be written to. */
export const notificationToMail = (db: Db, id: string) =>
  db
    .selectFrom('notification as n')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'n.tenant_id').onRef('p.id', '=', 'n.person_id'),
    )
    .select(toldColumns)
    .select('p.email')
    .where('n.id', '=', id)
    .where('p.active', '=', true)
    .where('p.email', '<>', '')
    .executeTakeFirst();
