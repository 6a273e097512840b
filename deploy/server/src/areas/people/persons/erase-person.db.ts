import type { AnswerOf, persons } from '@callboard/contract';
import { openStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { isOver } from '../../work/crew-items/crew-items.public.ts';
import { eraseFiles } from './erase-files.db.ts';
import type { Leftovers } from './erasure.db.ts';
import { forgetName } from './forget-name.db.ts';

type Kept = AnswerOf<typeof persons.erasePerson>['kept'][number];

/** Positions that are still to come keep a person from being erased: somebody relies on them. */
export async function openJobs(db: Db, personId: string, now: Date): Promise<number> {
  const { open } = await db
    .selectFrom('crew_item as i')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where('i.person_id', '=', personId)
    .where('i.status', 'in', openStates)
    .where(sql<boolean>`not ${isOver(now)}`)
    .executeTakeFirstOrThrow();
  return open;
}

/** What nobody has to keep. Sessions, feeds and devices go with the login. */
const gone = [
  ['person_change', 'person_id'],
  ['person_skill', 'person_id'],
  ['person_tag', 'person_id'],
  ['person_function', 'person_id'],
  ['live_location', 'person_id'],
  ['notification', 'person_id'],
  ['push_subscription', 'person_id'],
  ['answer_link', 'person_id'],
  ['notification_setting', 'person_id'],
  ['text_code', 'person_id'],
  ['calendar_subscription', 'person_id'],
  ['block_date', 'person_id'],
  ['private_busy_time', 'person_id'],
  ['private_calendar', 'person_id'],
  ['planner_crew_membership', 'person_id'],
  ['planning_draft', 'person_id'],
  ['planning_draft', 'planner_id'],
  ['crew_rating', 'person_id'],
  ['form_assignment', 'person_id'],
] as const;

const waysToSignIn = ['passkey', 'passkey_challenge', 'one_time_code', 'recovery_code', 'code_ticket'];

/** Answers what has to go outside of the database's tables, once this is committed. */
export async function forgetPerson(db: Db, personId: string): Promise<Leftovers> {
  const contents = await eraseFiles(db, personId);
  const { email } = await db
    .selectFrom('person')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const texts = await db
    .selectFrom('notification_setting')
    .select('text_number')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  for (const [table, column] of gone) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${personId}`.execute(db);
  }
  await sql`update activity set body = '', before = null, after = null
    where (person_id = ${personId} or person_party = ${personId}) and category = 'person'`.execute(db);
  await sql`update login set blocked = true, password_hash = null, name = 'erased-' || id
    where person_id = ${personId}`.execute(db);
  await sql`update login_session set ended_at = now() where ended_at is null and login_id in
    (select id from login where person_id = ${personId})`.execute(db);
  for (const table of waysToSignIn)
    await sql`delete from ${sql.table(table)} where login_id in
      (select id from login where person_id = ${personId})`.execute(db);
  await sql`update crew_check_event e set latitude = null, longitude = null, accuracy_m = null, distance_m = null
    from crew_check c where c.id = e.check_id and c.person_id = ${personId}`.execute(db);
  await sql`update contact set name = '–', email = '', phone = '', role = '', active = false
    where person_id = ${personId}`.execute(db);
  await sql`delete from idempotency_key where owner in
    (select id from login where person_id = ${personId})`.execute(db);
  const words = await forgetName(db, personId);
  await sql`update person set first_name = '–', last_name = 'erased ' || contact_number, email = '', phone = '',
      birthday = null, nationality = '', street = '', zip = '', city = '', about = '', public_profile = false,
      active = false, version = version + 1
    where id = ${personId}`.execute(db);
  return { email, words: texts?.text_number ? [...words, texts.text_number] : words, contents };
}

/** Where mails to a person went: to their own address and to that of their contact. */
export async function addressesOf(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from person where id = ${personId} and email <> ''
    union select lower(email) from contact where person_id = ${personId} and email <> ''`.execute(db);
  return rows.map(({ email }) => email);
}

/** What stays, why, and how much of it; `addresses` were those of the person. */
export async function keptOf(db: Db, personId: string, addresses: readonly string[]): Promise<Kept[]> {
  const own = sql`person_id = ${personId}`;
  const { rows } = await sql<Kept>`select * from (
    select 'signedDocuments' as what, 'signature' as why, count(*)::int as count from document
      where owner_id = ${personId} and (sealed_at is not null or status = 'signed')
    union all select 'signatures', 'signature', count(*)::int from signatory where ${own} and status = 'signed'
    union all select 'signedForms', 'signature', count(*)::int from form_result where ${own} and signed_at is not null
    union all select 'crewForms', 'law', count(*)::int from form_result
      where ${own} and signed_at is null and crew_id is not null
    union all select 'payrolls', 'law', count(*)::int from payroll where ${own}
    union all select 'staffContracts', 'law', count(*)::int from staff_contract where ${own}
    union all select 'workingTimes', 'law', count(*)::int from crew_item where ${own}
    union all select 'receipts', 'law', count(*)::int from receipt where ${own}
    union all select 'receiptPhotos', 'law', count(*)::int from document where owner_id = ${personId}
      and file_id is not null and sealed_at is null and status <> 'signed'
    union all select 'invoices', 'law', count(*)::int from invoice where sent_to && ${[...addresses]}::text[]
  ) kept where count > 0`.execute(db);
  return rows;
}
