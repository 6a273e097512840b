import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sessionIdleSeconds } from '@callboard/contract';
import type { SignInKind } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';

type NewSession = { loginId: string; cookieHash: string; device: string; by: SignInKind; at: Date };

export async function startSession(
  db: Db,
  { loginId, cookieHash, device, by, at }: NewSession,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('loginSession')
    .values({
      id,
      loginId,
      cookieHash,
      device,
      signedInBy: by,
      startedAt: at,
      lastSeenAt: at,
      endedAt: null,
    })
    .execute();
  return id;
}

/** Who was last seen before it has to sign in again. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - sessionIdleSeconds * 1000);

export const activeSession = (db: Db, id: string, seenAfter: Date) =>
  db
    .selectFrom('loginSession')
    .select(['id', 'loginId', 'cookieHash', 'startedAt', 'signedInBy', 'provedAt'])
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('lastSeenAt', '>', seenAfter)
    .executeTakeFirst();

/** Whether a cookie is of a session of this login, also of one that has ended. */
export const hadSession = async (db: Db, login: string, cookieHash: string): Promise<boolean> =>
  (await db
    .selectFrom('loginSession')
    .innerJoin('login', 'login.id', 'loginSession.loginId')
    .select('loginSession.id')
    .where(sql`lower(login.name)`, '=', sql`lower(${login.trim()})`)
    .where('loginSession.cookieHash', '=', cookieHash)
    .executeTakeFirst()) !== undefined;

export const seenSession = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('loginSession').set({ lastSeenAt: at }).where('id', '=', id).execute();
};

export const noteProof = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('loginSession').set({ provedAt: at }).where('id', '=', id).execute();
};

/** Sessions that can still go on. */
export const sessionsOf = (db: Db, loginId: string, seenAfter: Date) =>
  db
    .selectFrom('loginSession')
    .select(['id', 'device', 'startedAt', 'lastSeenAt', 'signedInBy'])
    .where('loginId', '=', loginId)
    .where('endedAt', 'is', null)
    .where('lastSeenAt', '>', seenAfter)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();

/** Ends one session of a login; false when there is no such living session of it. */
export async function endSessionOf(
  db: Db,
  { loginId, sessionId }: { loginId: string; sessionId: string },
  at: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('loginSession')
    .set({ endedAt: at })
    .where('id', '=', sessionId)
    .where('loginId', '=', loginId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

export const endSessionsOf = async (db: Db, loginId: string, at: Date): Promise<void> => {
  await db
    .updateTable('loginSession')
    .set({ endedAt: at })
    .where('loginId', '=', loginId)
    .where('endedAt', 'is', null)
    .execute();
};

export const dropOldSessions = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('loginSession').where('lastSeenAt', '<', before).execute();
};
