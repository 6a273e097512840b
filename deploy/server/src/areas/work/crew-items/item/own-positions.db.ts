import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Those of the positions that this person has laid, held until the transaction ends. */
export const lockOwnPositions = (
  db: Db,
  { itemIds, personId }: { itemIds: readonly string[]; personId: string | null },
) =>
  db
    .selectFrom('crewItem')
    .select([
      'crewItem.id',
      'crewItem.crewId',
      'crewItem.status',
      'crewItem.createdAt',
      sql<boolean>`exists (select from "crewItemApplication"
        where "crewItemApplication"."crewItemId" = "crewItem".id)`.as('wanted'),
    ])
    .where('crewItem.id', 'in', [...itemIds])
    .where('crewItem.createdBy', '=', personId)
    .orderBy('crewItem.id')
    .forUpdate()
    .execute();

export const removeItems = (db: Db, ids: readonly string[]) =>
  db
    .deleteFrom('crewItem')
    .where('id', 'in', [...ids])
    .execute();
