import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sessionIdleSeconds } from '@callboard/contract';
import type { SignInKind } from '@callboard/contract';
import type { Db } from '../../../platform/db/tables.ts';

type NewSession = { loginId: string; cookieHash: string; device: string; by: SignInKind; at: Date };

export async function startSession(
  db: Db,
  { loginId, cookieHash, device, by, at }: NewSession,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('login_session')
    .values({
      id,
      login_id: loginId,
      cookie_hash: cookieHash,
      device,
      signed_in_by: by,
      started_at: at,
      last_seen_at: at,
      ended_at: null,
    })
    .execute();
  return id;
}

/** Who was last seen before it has to sign in again. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - sessionIdleSeconds * 1000);

export const activeSession = (db: Db, id: string, seenAfter: Date) =>
  db
    .selectFrom('login_session')
    .select([
      'id',
      'login_id as loginId',
      'cookie_hash as cookieHash',
      'started_at as startedAt',
      'signed_in_by as signedInBy',
      'proved_at as provedAt',
    ])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', seenAfter)
    .executeTakeFirst();

/** Whether a cookie is of a session of this login, also of one that has ended. */
export const hadSession = async (db: Db, login: string, cookieHash: string): Promise<boolean> =>
  (await db
    .selectFrom('login_session as s')
    .innerJoin('login as l', (join) =>
      join.onRef('l.tenant_id', '=', 's.tenant_id').onRef('l.id', '=', 's.login_id'),
    )
    .select('s.id')
    .where(sql`lower(l.name)`, '=', sql`lower(${login.trim()})`)
    .where('s.cookie_hash', '=', cookieHash)
    .executeTakeFirst()) !== undefined;

export const seenSession = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('login_session').set({ last_seen_at: at }).where('id', '=', id).execute();
};

export const noteProof = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('login_session').set({ proved_at: at }).where('id', '=', id).execute();
};

/** Sessions that can still go on. */
export const sessionsOf = (db: Db, loginId: string, seenAfter: Date) =>
  db
    .selectFrom('login_session')
    .select([
      'id',
      'device',
      'started_at as startedAt',
      'last_seen_at as lastSeenAt',
      'signed_in_by as signedInBy',
    ])
    .where('login_id', '=', loginId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', seenAfter)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();

/** Ends one session of a login; false when there is no such living session of it. */
export async function endSessionOf(
  db: Db,
  { loginId, sessionId }: { loginId: string; sessionId: string },
  at: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('login_session')
    .set({ ended_at: at })
    .where('id', '=', sessionId)
    .where('login_id', '=', loginId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

export const endSessionsOf = async (db: Db, loginId: string, at: Date): Promise<void> => {
  await db
    .updateTable('login_session')
    .set({ ended_at: at })
    .where('login_id', '=', loginId)
    .where('ended_at', 'is', null)
    .execute();
};

export const dropOldSessions = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('login_session').where('last_seen_at', '<', before).execute();
};
