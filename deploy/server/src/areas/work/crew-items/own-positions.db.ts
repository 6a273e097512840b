import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Those of the positions that this person has laid, held until the transaction ends. */
export const lockOwnPositions = (
  db: Db,
  { itemIds, personId }: { itemIds: readonly string[]; personId: string | null },
) =>
  db
    .selectFrom('crewItem as i')
    .select([
      'i.id',
      'i.crewId',
      'i.status',
      'i.createdAt',
      sql<boolean>`exists (select from "crewItemApplication" a where a."crewItemId" = i.id)`.as('wanted'),
    ])
    .where('i.id', 'in', [...itemIds])
    .where('i.createdBy', '=', personId)
    .orderBy('i.id')
    .forUpdate()
    .execute();

export const removeItems = (db: Db, ids: readonly string[]) =>
  db
    .deleteFrom('crewItem')
    .where('id', 'in', [...ids])
    .execute();
