import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** What a job is to the person who is asked, of `crewItem as i`; a link is for exactly this. */
const terms = sql<string>`md5(concat_ws('|', i.status, extract(epoch from i."requestedAt"), i."personId", i."startDate",
  i."endDate", i."startTime", i."endTime", i."timeZone", i."functionId", i."projectId", i."payBasis",
  (select k."locationId" from crew k where k.id = i."crewId")))`;

export const askedJob = (db: Db, itemId: string) =>
  db
    .selectFrom('crewItem as i')
    .select(['i.status', 'i.personId', 'i.deadlineAt', 'i.startsAt', terms.as('terms')])
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
    .insertInto('answerLink')
    .values({
      tokenHash: link.tokenHash,
      personId: link.personId,
      crewItemId: link.itemId,
      terms: link.terms,
      createdAt: link.at,
      expiresAt: link.expiresAt,
      pushSubscriptionId: link.deviceId,
    })
    .execute();
};

type DeviceAndJob = { deviceId: string; itemId: string };

/** An answer may wait on the phone while later messages arrive, so the newest links of a device stay, this many. */
export const keepNewestLinks = async (db: Db, of: DeviceAndJob, most: number): Promise<void> => {
  await db
    .deleteFrom('answerLink')
    .where('pushSubscriptionId', '=', of.deviceId)
    .where('crewItemId', '=', of.itemId)
    .where('tokenHash', 'not in', (newest) =>
      newest
        .selectFrom('answerLink')
        .select('tokenHash')
        .where('pushSubscriptionId', '=', of.deviceId)
        .where('crewItemId', '=', of.itemId)
        .orderBy('createdAt', 'desc')
        .orderBy('tokenHash')
        .limit(most),
    )
    .execute();
};

/** A link of a device ends with its session, and when somebody else is told on it. */
const ofLivingDevice = sql<boolean>`(l."pushSubscriptionId" is null or exists (
  select from "pushSubscription" d
    join "loginSession" s on s.id = d."sessionId" and s."endedAt" is null
  where d.id = l."pushSubscriptionId" and d."personId" = l."personId"))`;

/** Of a link, of its person and of its job as it is now; nothing where the link has ended or its person may not come in. */
export const answerLinkBy = (db: Db, tokenHash: string) =>
  db
    .selectFrom('answerLink as l')
    .innerJoin('person as p', 'p.id', 'l.personId')
    .innerJoin('crewItem as i', 'i.id', 'l.crewItemId')
    .select([
      'l.personId',
      'l.crewItemId as itemId',
      'l.answer',
      'l.expiresAt',
      'l.pushSubscriptionId as deviceId',
      'p.firstName',
      'i.personId as holderId',
      'i.status',
      'i.deadlineAt',
      'i.endsAt',
      sql<boolean>`l.terms = ${terms}`.as('unchanged'),
    ])
    .where('l.tokenHash', '=', tokenHash)
    .where('l.endedAt', 'is', null)
    .where(ofLivingDevice)
    .where('p.active', '=', true)
    .where(sql<boolean>`not exists (select from login o where o."personId" = l."personId" and o.blocked)`)
    .executeTakeFirst();
export type AnswerLinkFound = NonNullable<Awaited<ReturnType<typeof answerLinkBy>>>;

/** Two answers by one link are given one after the other. */
export const lockAnswerLink = async (db: Db, tokenHash: string): Promise<void> => {
  await db
    .selectFrom('answerLink')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .forUpdate()
    .execute();
};

export const spendAnswerLink = async (
  db: Db,
  { tokenHash, answer, at }: { tokenHash: string; answer: 'confirm' | 'refuse'; at: Date },
): Promise<void> => {
  await db.updateTable('answerLink').set({ answer, usedAt: at }).where('tokenHash', '=', tokenHash).execute();
};

/** One that reached nobody. */
export const forgetAnswerLink = async (db: Db, tokenHash: string): Promise<void> => {
  await db.deleteFrom('answerLink').where('tokenHash', '=', tokenHash).execute();
};

export const endAnswerLinksOf = async (db: Db, personId: string, at: Date): Promise<void> => {
  await db
    .updateTable('answerLink')
    .set({ endedAt: at })
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .execute();
};

export const dropOldAnswerLinks = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('answerLink').where('expiresAt', '<', before).execute();
};
