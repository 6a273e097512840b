import { requestedStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** What one sweep takes at once; the rest is a minute later. */
const atOnce = 200;

const open = (db: Db) => db.selectFrom('crew_item').select('id').where('status', 'in', requestedStates);

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

export const expiredRequests = async (db: Db, at: Date): Promise<string[]> =>
  idsOf(await open(db).where('deadline_at', '<', at).orderBy('deadline_at').limit(atOnce).execute());

export const halfOverRequests = async (db: Db, at: Date): Promise<string[]> =>
  idsOf(
    await open(db)
      .where('reminded_at', 'is', null)
      .where('deadline_at', '>', at)
      .where(sql<boolean>`requested_at + (deadline_at - requested_at) / 2 <= ${at}`)
      .orderBy('deadline_at')
      .limit(atOnce)
      .execute(),
  );

/** Not a change that anybody's version must know of. */
export const setReminded = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('crew_item').set({ reminded_at: at }).where('id', '=', id).execute();
};
