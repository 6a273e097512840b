import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { askedKinds } from './asked-kinds.ts';
import { dropTextCode } from './text-codes.db.ts';
import { toldColumns } from './waiting.db.ts';

const dayMs = 24 * 3_600_000;
/** A number of one's own is no reason to be called at every hour of the day. */
const mostADay = 5;

/** Whether this tenant has a provider of text messages. */
export const hasTexts = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('tenant_key').select('kind').where('kind', '=', 'text').executeTakeFirst()) !==
  undefined;

/** Of these people those whose number for text messages is verified and who have not had as many as there may be today. */
export async function textable(db: Db, personIds: readonly string[], at: Date): Promise<Set<string>> {
  if (personIds.length === 0 || !(await hasTexts(db))) return new Set();
  const rows = await db
    .selectFrom('notification_setting as s')
    .select('s.person_id as personId')
    .where('s.person_id', 'in', [...personIds])
    .where('s.text_verified_at', 'is not', null)
    .where(
      sql<boolean>`(select count(*) from notification n where n.tenant_id = s.tenant_id
        and n.person_id = s.person_id and n.texted_at > ${new Date(at.getTime() - dayMs)}) < ${mostADay}`,
    )
    .execute();
  return new Set(rows.map(({ personId }) => personId));
}

/** False where a text message or a mail about it is on its way already. */
export async function claimText(db: Db, id: string, at: Date): Promise<boolean> {
  const done = await db
    .updateTable('notification')
    .set({ texted_at: at, push_after: null })
    .where('id', '=', id)
    .where('texted_at', 'is', null)
    .where('mailed_at', 'is', null)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** What a text message says, and to which number; nothing where it was read or the number withdrawn or changed meanwhile. */
export const textToSend = (db: Db, id: string) =>
  db
    .selectFrom('notification as n')
    .innerJoin('notification_setting as s', (join) =>
      join.onRef('s.tenant_id', '=', 'n.tenant_id').onRef('s.person_id', '=', 'n.person_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'n.tenant_id').onRef('p.id', '=', 'n.person_id'),
    )
    .select(toldColumns)
    .select(['n.id', 's.text_number as number'])
    .where('n.id', '=', id)
    .where('n.read_at', 'is', null)
    .where('s.text_verified_at', 'is not', null)
    .where('p.active', '=', true)
    .executeTakeFirst();

/** Pushed between these moments, about a job that waits for an answer, and not looked at since. */
export const pushedUnread = (db: Db, { from, to }: { from: Date; to: Date }) =>
  db
    .selectFrom('notification as n')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'n.tenant_id').onRef('p.id', '=', 'n.person_id'),
    )
    .leftJoin('crew_item as i', (join) =>
      join.onRef('i.tenant_id', '=', 'n.tenant_id').onRef('i.id', '=', 'n.subject_id'),
    )
    .select(['n.id', 'n.person_id as personId', 'n.kind', 'i.starts_at as startsAt'])
    .where(sql<Date>`coalesce(n.pushed_at, n.texted_at)`, '>', from)
    .where(sql<Date>`coalesce(n.pushed_at, n.texted_at)`, '<=', to)
    .where('n.read_at', 'is', null)
    .where('n.mailed_at', 'is', null)
    .where('n.texted_at', 'is', null)
    .where('n.kind', 'in', [...askedKinds])
    .where('n.subject_kind', '=', 'job')
    .where('p.active', '=', true)
    .orderBy('n.at')
    .execute();

/** Ends the consent of a person to text messages. */
export const stopTexts = async (db: Db, personId: string, at: Date): Promise<void> => {
  await db
    .updateTable('notification_setting')
    .set({ text_number: null, text_agreed_at: null, text_verified_at: null, changed_at: at })
    .where('person_id', '=', personId)
    .where('text_number', 'is not', null)
    .execute();
  await dropTextCode(db, personId);
};
