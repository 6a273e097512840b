import { aheadStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Tables } from '../../../platform/db/tables.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import './crew-items.tables.ts';
import { orCollision } from './or-collision.ts';

/** Writes columns of a position and gives back all of them. */
export const writeItem = (db: Db, id: string, columns: Updateable<Tables['crew_item']>) =>
  orCollision(
    db
      .updateTable('crew_item')
      .set({ ...columns, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

export const insertItems = (db: Db, rows: Insertable<Tables['crew_item']>[]) =>
  orCollision(db.insertInto('crew_item').values(rows).execute());

export const crewOfItems = (db: Db, id: string) =>
  db
    .selectFrom('crew as k')
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'k.tenant_id').onRef('p.id', '=', 'k.project_id'),
    )
    .leftJoin('company as c', (join) =>
      join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.company_id'),
    )
    .select([
      'k.id',
      'k.project_id as projectId',
      'k.time_zone as timeZone',
      'k.cancelled_at as cancelledAt',
      'p.closed_at as projectClosedAt',
      'p.planner_id as plannerId',
      'c.currency',
    ])
    .where('k.id', '=', id)
    .executeTakeFirst();

/** In what pay for work in a crew is given: in the client's money, for work of the tenant's own in the tenant's. */
export const payCurrency = async (db: Db, crewId: string): Promise<string> =>
  (await crewOfItems(db, crewId))?.currency ?? (await tenantRules(db)).currency;

/** Positions of a crew whose people are asked or have said yes. */
export const openItemsOfCrew = async (db: Db, crewId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('crew_item')
    .select('id')
    .where('crew_id', '=', crewId)
    .where('status', 'in', aheadStates)
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
