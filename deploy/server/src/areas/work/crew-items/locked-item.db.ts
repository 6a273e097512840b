import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { isChief } from '../../account/access/access.public.ts';
import { itemBase } from './item-rows.db.ts';

/** Of `crew_item as i` in `project as p`: who plans it. */
export const plannerOf = sql<string | null>`coalesce(p.planner_id, p.manager_id, i.created_by)`;

const itemsToMove = (db: Db) =>
  itemBase(db)
    .leftJoin('person as m', (join) =>
      join.onRef('m.tenant_id', '=', 'i.tenant_id').onRef('m.id', '=', 'i.person_id'),
    )
    .selectAll('i')
    .select([
      'k.name as crewName',
      'k.location_id as locationId',
      'l.name as locationName',
      'p.name as projectName',
      'p.number as projectNumber',
      'p.closed_at as projectClosedAt',
      'f.caption as functionCaption',
      fullName<string | null>('m').as('personName'),
      // Who is told of it on the planning side.
      plannerOf.as('plannerId'),
      sql<string[]>`array(select c.person_id from crew_item c where c.tenant_id = i.tenant_id
        and c.crew_id = i.crew_id and c.person_id is not null and ${isChief('c')})`.as('chiefs'),
    ]);

/** A position nobody else can change until the transaction is over. */
export const lockItem = (db: Db, id: string) =>
  itemsToMove(db).where('i.id', '=', id).forUpdate('i').executeTakeFirst();

/** Several, locked in one order, so that two who want the same ones wait for each other. */
export const lockItems = (db: Db, ids: readonly string[]) =>
  itemsToMove(db)
    .where('i.id', 'in', [...ids])
    .orderBy('i.id')
    .forUpdate('i')
    .execute();

export type LockedItem = NonNullable<Awaited<ReturnType<typeof lockItem>>>;

/** Two positions for one person are decided one after the other. */
export const lockPerson = (db: Db, id: string) =>
  db.selectFrom('person').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
