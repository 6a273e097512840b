import { bookedStates } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';

/** Is this person a chief of the crew, who has said yes? */
export const leadsCrew = async (db: Db, personId: string | null, crewId: string): Promise<boolean> =>
  personId !== null &&
  (await db
    .selectFrom('crew_item')
    .select('id')
    .where('crew_id', '=', crewId)
    .where('person_id', '=', personId)
    .where('crew_chief', '=', true)
    .where('status', 'in', bookedStates)
    .executeTakeFirst()) !== undefined;
