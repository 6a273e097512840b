import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { askedKinds } from '../waiting/asked-kinds.ts';
import { dropTextCode } from './text-codes.db.ts';
import { waitingColumns } from '../waiting/waiting.db.ts';

const dayMs = 24 * 3_600_000;
/** A number of one's own is no reason to be called at every hour of the day. */
const mostADay = 5;

/** Whether this tenant has a provider of text messages. */
export const hasTexts = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('tenantKey').select('kind').where('kind', '=', 'text').executeTakeFirst()) !==
  undefined;

/** Of these people those whose number for text messages is verified and who have not had as many as there may be today. */
export async function textable(db: Db, personIds: readonly string[], at: Date): Promise<Set<string>> {
  if (personIds.length === 0 || !(await hasTexts(db))) return new Set();
  const rows = await db
    .selectFrom('notificationSetting')
    .select('notificationSetting.personId')
    .where('notificationSetting.personId', 'in', [...personIds])
    .where('notificationSetting.textVerifiedAt', 'is not', null)
    .where(
      sql<boolean>`(select count(*) from notification where notification."personId" = "notificationSetting"."personId"
        and notification."textedAt" > ${new Date(at.getTime() - dayMs)}) < ${mostADay}`,
    )
    .execute();
  return new Set(rows.map(({ personId }) => personId));
}

/** False where a text message or a mail about it is on its way already. */
export async function claimText(db: Db, id: string, at: Date): Promise<boolean> {
  const done = await db
    .updateTable('notification')
    .set({ textedAt: at, pushAfter: null })
    .where('id', '=', id)
    .where('textedAt', 'is', null)
    .where('mailedAt', 'is', null)
    .where('readAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** What a text message says, and to which number; nothing where it was read or the number withdrawn or changed meanwhile. */
export const textToSend = (db: Db, id: string) =>
  db
    .selectFrom('notification')
    .innerJoin('notificationSetting', 'notificationSetting.personId', 'notification.personId')
    .innerJoin('person', 'person.id', 'notification.personId')
    .select(waitingColumns)
    .select(['notification.id', 'notificationSetting.textNumber as number'])
    .where('notification.id', '=', id)
    .where('notification.readAt', 'is', null)
    .where('notificationSetting.textVerifiedAt', 'is not', null)
    .where('person.active', '=', true)
    .executeTakeFirst();

/** Pushed between these moments, about a job that waits for an answer, and not looked at since. */
export const pushedUnread = (db: Db, { from, to }: { from: Date; to: Date }) =>
  db
    .selectFrom('notification')
    .innerJoin('person', 'person.id', 'notification.personId')
    .leftJoin('crewItem', 'crewItem.id', 'notification.subjectId')
    .select(['notification.id', 'notification.personId', 'notification.kind', 'crewItem.startsAt'])
    .where(sql<Date>`coalesce(notification."pushedAt", notification."textedAt")`, '>', from)
    .where(sql<Date>`coalesce(notification."pushedAt", notification."textedAt")`, '<=', to)
    .where('notification.readAt', 'is', null)
    .where('notification.mailedAt', 'is', null)
    .where('notification.textedAt', 'is', null)
    .where('notification.kind', 'in', [...askedKinds])
    .where('notification.subjectKind', '=', 'job')
    .where('person.active', '=', true)
    .orderBy('notification.at')
    .execute();

/** Ends the consent of a person to text messages. */
export const stopTexts = async (db: Db, personId: string, at: Date): Promise<void> => {
  await db
    .updateTable('notificationSetting')
    .set({ textNumber: null, textAgreedAt: null, textVerifiedAt: null, changedAt: at })
    .where('personId', '=', personId)
    .where('textNumber', 'is not', null)
    .execute();
  await dropTextCode(db, personId);
};
