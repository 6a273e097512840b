import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

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
    .selectFrom('text_code')
    .select([
      'request',
      'requested_at as requestedAt',
      'code_hash as hash',
      'expires_at as expiresAt',
      'failed_at as failedAt',
      'tries',
    ])
    .where('person_id', '=', personId);

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
    .updateTable('notification_setting')
    .set({
      text_number: number,
      // The moment of the consent stays when the same number only gets another code.
      text_agreed_at: sql`case when text_number = ${number} then text_agreed_at else ${at} end`,
      text_verified_at: null,
      changed_at: at,
    })
    .where('person_id', '=', personId)
    .execute();
  await dropTextCode(db, personId);
  await db.insertInto('text_code').values({ person_id: personId, request, requested_at: at }).execute();
}

/** The number that a request for a code is about; nothing where another one followed it. */
export const textCodeToSend = (db: Db, { personId, request }: { personId: string; request: string }) =>
  db
    .selectFrom('text_code as c')
    .innerJoin('notification_setting as s', (join) =>
      join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.person_id', '=', 'c.person_id'),
    )
    .select('s.text_number as number')
    .where('c.person_id', '=', personId)
    .where('c.request', '=', request)
    .where('c.failed_at', 'is', null)
    .where('s.text_number', 'is not', null)
    .executeTakeFirst();

export const keepTextCode = async (
  db: Db,
  request: string,
  { hash, expiresAt }: { hash: string; expiresAt: Date },
): Promise<void> => {
  await db
    .updateTable('text_code')
    .set({ code_hash: hash, expires_at: expiresAt })
    .where('request', '=', request)
    .execute();
};

export const noteTextCodeFailed = async (db: Db, request: string, at: Date): Promise<void> => {
  await db
    .updateTable('text_code')
    .set({ code_hash: null, expires_at: null, failed_at: at })
    .where('request', '=', request)
    .execute();
};

export const countTextCodeTry = async (db: Db, personId: string): Promise<void> => {
  await db
    .updateTable('text_code')
    .set({ tries: sql<number>`tries + 1` })
    .where('person_id', '=', personId)
    .execute();
};

export const verifyTextNumber = async (db: Db, personId: string, at: Date): Promise<void> => {
  await db
    .updateTable('notification_setting')
    .set({ text_verified_at: at, changed_at: at })
    .where('person_id', '=', personId)
    .execute();
  await dropTextCode(db, personId);
};

export const dropTextCode = async (db: Db, personId: string): Promise<void> => {
  await db.deleteFrom('text_code').where('person_id', '=', personId).execute();
};
