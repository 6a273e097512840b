import type { AnswerOf, persons } from '@callboard/contract';
import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { isOver } from '../../../work/crew-items/crew-items.public.ts';
import { eraseFiles } from './erase-files.db.ts';
import type { Leftovers } from './erasure.db.ts';
import { forgetName } from './forget-name.db.ts';

type Kept = AnswerOf<typeof persons.erasePerson>['kept'][number];

/** Positions that are still to come keep a person from being erased: somebody relies on them. */
export async function openJobs(db: Db, personId: string, now: Date): Promise<number> {
  const { open } = await db
    .selectFrom('crewItem')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where('personId', '=', personId)
    .where('status', 'in', crewItemGroups.open)
    .where(sql<boolean>`not ${isOver(now)}`)
    .executeTakeFirstOrThrow();
  return open;
}

/** What nobody has to keep. Sessions, feeds and devices go with the login. */
const gone = [
  ['personChange', 'personId'],
  ['personSkill', 'personId'],
  ['personTag', 'personId'],
  ['personFunction', 'personId'],
  ['liveLocation', 'personId'],
  ['notification', 'personId'],
  ['pushSubscription', 'personId'],
  ['answerLink', 'personId'],
  ['notificationSetting', 'personId'],
  ['textCode', 'personId'],
  ['calendarSubscription', 'personId'],
  ['blockDate', 'personId'],
  ['privateBusyTime', 'personId'],
  ['privateCalendar', 'personId'],
  ['plannerCrewMembership', 'personId'],
  ['planningDraft', 'personId'],
  ['planningDraft', 'plannerId'],
  ['crewRating', 'personId'],
  ['formAssignment', 'personId'],
] as const;

const waysToSignIn = ['passkey', 'passkeyChallenge', 'oneTimeCode', 'recoveryCode', 'codeTicket'];

/** Answers what has to go outside of the database's tables, once this is committed. */
export async function forgetPerson(db: Db, personId: string): Promise<Leftovers> {
  const contents = await eraseFiles(db, personId);
  const { email } = await db
    .selectFrom('person')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const texts = await db
    .selectFrom('notificationSetting')
    .select('textNumber')
    .where('personId', '=', personId)
    .executeTakeFirst();
  for (const [table, column] of gone) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${personId}`.execute(db);
  }
  await sql`update activity set body = '', before = null, after = null
    where ("personId" = ${personId} or "personParty" = ${personId}) and category = 'person'`.execute(db);
  await sql`update login set blocked = true, "passwordHash" = null, name = 'erased-' || id
    where "personId" = ${personId}`.execute(db);
  await sql`update "loginSession" set "endedAt" = now() where "endedAt" is null and "loginId" in
    (select id from login where "personId" = ${personId})`.execute(db);
  for (const table of waysToSignIn)
    await sql`delete from ${sql.table(table)} where "loginId" in
      (select id from login where "personId" = ${personId})`.execute(db);
  await sql`update "crewCheckEvent" set latitude = null, longitude = null, "accuracyM" = null, "distanceM" = null
    from "crewCheck" where "crewCheck".id = "crewCheckEvent"."checkId"
      and "crewCheck"."personId" = ${personId}`.execute(db);
  await sql`update contact set name = '–', email = '', phone = '', role = '', active = false
    where "personId" = ${personId}`.execute(db);
  await sql`delete from "idempotencyKey" where owner in
    (select id from login where "personId" = ${personId})`.execute(db);
  const words = await forgetName(db, personId);
  await sql`update person set "firstName" = '–', "lastName" = 'erased ' || "contactNumber", email = '', phone = '',
      birthday = null, nationality = '', street = '', zip = '', city = '', about = '', "publicProfile" = false,
      active = false, version = version + 1
    where id = ${personId}`.execute(db);
  return { email, words: texts?.textNumber ? [...words, texts.textNumber] : words, contents };
}

/** Where mails to a person went: to their own address and to that of their contact. */
export async function addressesOf(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from person where id = ${personId} and email <> ''
    union select lower(email) from contact where "personId" = ${personId} and email <> ''`.execute(db);
  return rows.map(({ email }) => email);
}

/** What stays, why, and how much of it; `addresses` were those of the person. */
export async function keptOf(db: Db, personId: string, addresses: readonly string[]): Promise<Kept[]> {
  const own = sql`"personId" = ${personId}`;
  const { rows } = await sql<Kept>`select * from (
    select 'signedDocuments' as what, 'signature' as why, count(*)::int as count from document
      where "ownerId" = ${personId} and ("sealedAt" is not null or status = 'signed')
    union all select 'signatures', 'signature', count(*)::int from signatory where ${own} and status = 'signed'
    union all select 'signedForms', 'signature', count(*)::int from "formResult" where ${own} and "signedAt" is not null
    union all select 'crewForms', 'law', count(*)::int from "formResult"
      where ${own} and "signedAt" is null and "crewId" is not null
    union all select 'payrolls', 'law', count(*)::int from payroll where ${own}
    union all select 'staffContracts', 'law', count(*)::int from "staffContract" where ${own}
    union all select 'workingTimes', 'law', count(*)::int from "crewItem" where ${own}
    union all select 'receipts', 'law', count(*)::int from receipt where ${own}
    union all select 'receiptPhotos', 'law', count(*)::int from document where "ownerId" = ${personId}
      and "fileId" is not null and "sealedAt" is null and status <> 'signed'
    union all select 'invoices', 'law', count(*)::int from invoice where "sentTo" && ${[...addresses]}::text[]
  ) kept where count > 0`.execute(db);
  return rows;
}
