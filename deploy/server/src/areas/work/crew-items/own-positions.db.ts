import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** Those of the positions that this person has laid, held until the transaction ends. */
export const lockOwnPositions = (
  db: Db,
  { itemIds, personId }: { itemIds: readonly string[]; personId: string | null },
) =>
  db
    .selectFrom('crew_item as i')
    .select([
      'i.id',
      'i.crew_id as crewId',
      'i.status',
      'i.created_at as createdAt',
      sql<boolean>`exists (select from crew_item_application a where a.tenant_id = i.tenant_id
        and a.crew_item_id = i.id)`.as('wanted'),
    ])
    .where('i.id', 'in', [...itemIds])
    .where('i.created_by', '=', personId)
    .orderBy('i.id')
    .forUpdate()
    .execute();

export const removeItems = (db: Db, ids: readonly string[]) =>
  db
    .deleteFrom('crew_item')
    .where('id', 'in', [...ids])
    .execute();
