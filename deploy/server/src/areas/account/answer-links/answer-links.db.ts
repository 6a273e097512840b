import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** What a job is to the person who is asked; a link is for exactly this. */
const terms = sql<string>`md5(concat_ws('|', "crewItem".status, extract(epoch from "crewItem"."requestedAt"),
  "crewItem"."personId", "crewItem"."startDate",
  "crewItem"."endDate", "crewItem"."startTime", "crewItem"."endTime", "crewItem"."timeZone", "crewItem"."functionId",
    "crewItem"."projectId", "crewItem"."payBasis",
  (select crew."locationId" from crew where crew.id = "crewItem"."crewId")))`;

export const askedJob = (db: Db, itemId: string) =>
  db
    .selectFrom('crewItem')
    .select(['status', 'personId', 'deadlineAt', 'startsAt', terms.as('terms')])
    .where('id', '=', itemId)
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
const ofLivingDevice = sql<boolean>`("answerLink"."pushSubscriptionId" is null or exists (
  select from "pushSubscription"
    join "loginSession" on "loginSession".id = "pushSubscription"."sessionId" and "loginSession"."endedAt" is null
  where "pushSubscription".id = "answerLink"."pushSubscriptionId"
    and "pushSubscription"."personId" = "answerLink"."personId"))`;

/** Of a link, of its person and of its job as it is now; nothing where the link has ended or its person may not come in. */
export const answerLinkBy = (db: Db, tokenHash: string) =>
  db
    .selectFrom('answerLink')
    .innerJoin('person', 'person.id', 'answerLink.personId')
    .innerJoin('crewItem', 'crewItem.id', 'answerLink.crewItemId')
    .select([
      'answerLink.personId',
      'answerLink.crewItemId as itemId',
      'answerLink.answer',
      'answerLink.expiresAt',
      'answerLink.pushSubscriptionId as deviceId',
      'person.firstName',
      'crewItem.personId as holderId',
      'crewItem.status',
      'crewItem.deadlineAt',
      'crewItem.endsAt',
      sql<boolean>`"answerLink".terms = ${terms}`.as('unchanged'),
    ])
    .where('answerLink.tokenHash', '=', tokenHash)
    .where('answerLink.endedAt', 'is', null)
    .where(ofLivingDevice)
    .where('person.active', '=', true)
    .where(
      sql<boolean>`not exists (select from login where login."personId" = "answerLink"."personId" and login.blocked)`,
    )
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
