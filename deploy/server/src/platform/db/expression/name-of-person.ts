import { fullName } from './full-name.ts';
import type { Db } from '../tables.ts';

/** How a person is called; null where there is nobody. */
export const nameOfPerson = async (db: Db, id: string): Promise<string | null> =>
  (
    await db
      .selectFrom('person')
      .select(fullName('person').as('name'))
      .where('id', '=', id)
      .executeTakeFirst()
  )?.name ?? null;
