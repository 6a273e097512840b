import type { Db } from '../db/tables.ts';

/** Is this person a chief of the crew, who has said yes? */
export const leadsCrew = async (db: Db, personId: string | null, crewId: string): Promise<boolean> =>
  personId !== null &&
  (await db
    .selectFrom('crew_item')
    .select('id')
    .where('crew_id', '=', crewId)
    .where('person_id', '=', personId)
    .where('crew_chief', '=', true)
    .where('status', 'in', ['confirmed', 'ready', 'working', 'done', 'cleared', 'hasChanged'])
    .executeTakeFirst()) !== undefined;
