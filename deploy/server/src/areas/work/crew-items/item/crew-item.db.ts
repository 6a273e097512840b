import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import './crew-items.tables.ts';
import { orCollision } from './or-collision.ts';

/** Writes columns of a position and gives back all of them. */
export const writeItem = (db: Db, id: string, columns: Updateable<Tables['crewItem']>) =>
  orCollision(
    db
      .updateTable('crewItem')
      .set({ ...columns, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

export const insertItems = (db: Db, rows: Insertable<Tables['crewItem']>[]) =>
  orCollision(db.insertInto('crewItem').values(rows).execute());

export const crewOfItems = (db: Db, id: string) =>
  db
    .selectFrom('crew')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .leftJoin('company', 'company.id', 'project.companyId')
    .select([
      'crew.id',
      'crew.projectId',
      'crew.timeZone',
      'crew.cancelledAt',
      'project.closedAt as projectClosedAt',
      'project.plannerId',
      'company.currency',
    ])
    .where('crew.id', '=', id)
    .executeTakeFirst();

/** In what pay for work in a crew is given: in the client's money, for work of the tenant's own in the tenant's. */
export const payCurrency = async (db: Db, crewId: string): Promise<string> =>
  (await crewOfItems(db, crewId))?.currency ?? (await tenantRules(db)).currency;

/** Positions of a crew whose people are asked or have said yes. */
export const openItemsOfCrew = async (db: Db, crewId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('crewItem')
    .select('id')
    .where('crewId', '=', crewId)
    .where('status', 'in', crewItemGroups.ahead)
    .execute();
  return rows.map(({ id }) => id);
};

export const functionCaption = async (db: Db, id: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('function')
      .select('caption')
      .where('id', '=', id)
      .where('active', '=', true)
      .executeTakeFirst()
  )?.caption;

/** Which of these functions there are. */
export async function activeFunctions(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('function')
    .select('id')
    .where('id', 'in', [...ids])
    .where('active', '=', true)
    .execute();
  return new Set(found.map(({ id }) => id));
}
