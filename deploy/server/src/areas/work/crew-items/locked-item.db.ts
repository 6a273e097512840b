import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { isChief } from '../../account/access/access.public.ts';
import { itemBase } from './item-rows.db.ts';

/** Of `crewItem as i` in `project as p`: who plans it. */
export const plannerOf = sql<string | null>`coalesce(p."plannerId", p."managerId", i."createdBy")`;

const itemsToMove = (db: Db) =>
  itemBase(db)
    .leftJoin('person as m', 'm.id', 'i.personId')
    .selectAll('i')
    .select([
      'k.name as crewName',
      'k.locationId',
      'l.name as locationName',
      'p.name as projectName',
      'p.number as projectNumber',
      'p.closedAt as projectClosedAt',
      'f.caption as functionCaption',
      fullName<string | null>('m').as('personName'),
      // Who is told of it on the planning side.
      plannerOf.as('plannerId'),
      sql<
        string[]
      >`array(select c."personId" from "crewItem" c where c."crewId" = i."crewId" and c."personId" is not null and ${isChief('c')})`.as(
        'chiefs',
      ),
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
