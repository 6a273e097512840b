import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** What a job is to the person who is asked, of `crew_item as i`; a link is for exactly this. */
const terms = sql<string>`md5(concat_ws('|', i.status, extract(epoch from i.requested_at), i.person_id, i.start_date,
  i.end_date, i.start_time, i.end_time, i.time_zone, i.function_id, i.project_id, i.pay_basis,
  (select k.location_id from crew k where k.tenant_id = i.tenant_id and k.id = i.crew_id)))`;

export const askedJob = (db: Db, itemId: string) =>
  db
    .selectFrom('crew_item as i')
    .select([
      'i.status',
      'i.person_id as personId',
      'i.deadline_at as deadlineAt',
      'i.starts_at as startsAt',
      terms.as('terms'),
    ])
    .where('i.id', '=', itemId)
    .executeTakeFirst();

type NewLink = {
  tokenHash: string;
  personId: string;
  itemId: string;
  terms: string;
  at: Date;
  expiresAt: Date;
  /** The device whose message has it; nothing for a mail. */
  deviceId: string | null;
};

export const addAnswerLink = async (db: Db, link: NewLink): Promise<void> => {
  await db
    .insertInto('answer_link')
    .values({
      token_hash: link.tokenHash,
      person_id: link.personId,
      crew_item_id: link.itemId,
      terms: link.terms,
      created_at: link.at,
      expires_at: link.expiresAt,
      push_subscription_id: link.deviceId,
    })
    .execute();
};

type DeviceAndJob = { deviceId: string; itemId: string };

/** An answer may wait on the phone while later messages arrive, so the newest links of a device stay, this many. */
export const keepNewestLinks = async (db: Db, of: DeviceAndJob, most: number): Promise<void> => {
  await db
    .deleteFrom('answer_link')
    .where('push_subscription_id', '=', of.deviceId)
    .where('crew_item_id', '=', of.itemId)
    .where('token_hash', 'not in', (newest) =>
      newest
        .selectFrom('answer_link')
        .select('token_hash')
        .where('push_subscription_id', '=', of.deviceId)
        .where('crew_item_id', '=', of.itemId)
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .limit(most),
    )
    .execute();
};

/** A link of a device ends with its session, and when somebody else is told on it. */
const ofLivingDevice = sql<boolean>`(l.push_subscription_id is null or exists (
  select from push_subscription d
    join login_session s on s.tenant_id = d.tenant_id and s.id = d.session_id and s.ended_at is null
  where d.tenant_id = l.tenant_id and d.id = l.push_subscription_id and d.person_id = l.person_id))`;

/** Of a link, of its person and of its job as it is now; nothing where the link has ended or its person may not come in. */
export const answerLinkBy = (db: Db, tokenHash: string) =>
  db
    .selectFrom('answer_link as l')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'l.tenant_id').onRef('p.id', '=', 'l.person_id'),
    )
    .innerJoin('crew_item as i', (join) =>
      join.onRef('i.tenant_id', '=', 'l.tenant_id').onRef('i.id', '=', 'l.crew_item_id'),
    )
    .select([
      'l.person_id as personId',
      'l.crew_item_id as itemId',
      'l.answer',
      'l.expires_at as expiresAt',
      'l.push_subscription_id as deviceId',
      'p.first_name as firstName',
      'i.person_id as holderId',
      'i.status',
      'i.deadline_at as deadlineAt',
      'i.ends_at as endsAt',
      sql<boolean>`l.terms = ${terms}`.as('unchanged'),
    ])
    .where('l.token_hash', '=', tokenHash)
    .where('l.ended_at', 'is', null)
    .where(ofLivingDevice)
    .where('p.active', '=', true)
    .where(
      sql<boolean>`not exists (select from login o where o.tenant_id = l.tenant_id
        and o.person_id = l.person_id and o.blocked)`,
    )
    .executeTakeFirst();
export type AnswerLinkFound = NonNullable<Awaited<ReturnType<typeof answerLinkBy>>>;

/** Two answers by one link are given one after the other. */
export const lockAnswerLink = async (db: Db, tokenHash: string): Promise<void> => {
  await db
    .selectFrom('answer_link')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .execute();
};

export const spendAnswerLink = async (
  db: Db,
  { tokenHash, answer, at }: { tokenHash: string; answer: 'confirm' | 'refuse'; at: Date },
): Promise<void> => {
  await db
    .updateTable('answer_link')
    .set({ answer, used_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
};

/** One that reached nobody. */
export const forgetAnswerLink = async (db: Db, tokenHash: string): Promise<void> => {
  await db.deleteFrom('answer_link').where('token_hash', '=', tokenHash).execute();
};

export const endAnswerLinksOf = async (db: Db, personId: string, at: Date): Promise<void> => {
  await db
    .updateTable('answer_link')
    .set({ ended_at: at })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute();
};

export const dropOldAnswerLinks = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('answer_link').where('expires_at', '<', before).execute();
};
