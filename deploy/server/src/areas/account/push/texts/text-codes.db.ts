import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

export type TextCode = {
  readonly request: string;
  readonly requestedAt: Date;
  readonly hash: string | null;
  readonly expiresAt: Date | null;
  readonly failedAt: Date | null;
  readonly tries: number;
};

const rowOf = (db: Db, personId: string) =>
  db
    .selectFrom('textCode')
    .select(['request', 'requestedAt', 'codeHash as hash', 'expiresAt', 'failedAt', 'tries'])
    .where('personId', '=', personId);

/** The code that somebody asked for last, as long as it was not entered. */
export const textCodeOf = (db: Db, personId: string): Promise<TextCode | undefined> =>
  rowOf(db, personId).executeTakeFirst();

/** Tries of one code are made one after the other. */
export const lockTextCode = (db: Db, personId: string): Promise<TextCode | undefined> =>
  rowOf(db, personId).forUpdate().executeTakeFirst();

/** The number of a person whom no text message reaches until they have entered its code. */
export async function changeTextNumber(
  db: Db,
  personId: string,
  { number, request, at }: { number: string; request: string; at: Date },
): Promise<void> {
  await db
    .updateTable('notificationSetting')
    .set({
      textNumber: number,
      // The moment of the consent stays when the same number only gets another code.
      textAgreedAt: sql`case when "textNumber" = ${number} then "textAgreedAt" else ${at} end`,
      textVerifiedAt: null,
      changedAt: at,
    })
    .where('personId', '=', personId)
    .execute();
  await dropTextCode(db, personId);
  await db.insertInto('textCode').values({ personId, request, requestedAt: at }).execute();
}

/** The number that a request for a code is about; nothing where another one followed it. */
export const textCodeToSend = (db: Db, { personId, request }: { personId: string; request: string }) =>
  db
    .selectFrom('textCode')
    .innerJoin('notificationSetting', 'notificationSetting.personId', 'textCode.personId')
    .select('notificationSetting.textNumber as number')
    .where('textCode.personId', '=', personId)
    .where('textCode.request', '=', request)
    .where('textCode.failedAt', 'is', null)
    .where('notificationSetting.textNumber', 'is not', null)
    .executeTakeFirst();

export const keepTextCode = async (
  db: Db,
  request: string,
  { hash, expiresAt }: { hash: string; expiresAt: Date },
): Promise<void> => {
  await db
    .updateTable('textCode')
    .set({ codeHash: hash, expiresAt })
    .where('request', '=', request)
    .execute();
};

export const noteTextCodeFailed = async (db: Db, request: string, at: Date): Promise<void> => {
  await db
    .updateTable('textCode')
    .set({ codeHash: null, expiresAt: null, failedAt: at })
    .where('request', '=', request)
    .execute();
};

export const countTextCodeTry = async (db: Db, personId: string): Promise<void> => {
  await db
    .updateTable('textCode')
    .set({ tries: sql<number>`tries + 1` })
    .where('personId', '=', personId)
    .execute();
};

export const verifyTextNumber = async (db: Db, personId: string, at: Date): Promise<void> => {
  await db
    .updateTable('notificationSetting')
    .set({ textVerifiedAt: at, changedAt: at })
    .where('personId', '=', personId)
    .execute();
  await dropTextCode(db, personId);
};

export const dropTextCode = async (db: Db, personId: string): Promise<void> => {
  await db.deleteFrom('textCode').where('personId', '=', personId).execute();
};
