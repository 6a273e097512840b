import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** What one sweep takes at once; the rest is a minute later. */
const atOnce = 200;

const open = (db: Db) =>
  db.selectFrom('crewItem').select('id').where('status', 'in', crewItemGroups.requested);

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

export const expiredRequests = async (db: Db, at: Date): Promise<string[]> =>
  idsOf(await open(db).where('deadlineAt', '<', at).orderBy('deadlineAt').limit(atOnce).execute());

export const halfOverRequests = async (db: Db, at: Date): Promise<string[]> =>
  idsOf(
    await open(db)
      .where('remindedAt', 'is', null)
      .where('deadlineAt', '>', at)
      .where(sql<boolean>`"requestedAt" + ("deadlineAt" - "requestedAt") / 2 <= ${at}`)
      .orderBy('deadlineAt')
      .limit(atOnce)
      .execute(),
  );

/** Not a change that anybody's version must know of. */
export const setReminded = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('crewItem').set({ remindedAt: at }).where('id', '=', id).execute();
};
