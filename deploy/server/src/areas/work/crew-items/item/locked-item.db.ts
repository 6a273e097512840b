import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { isChief } from '../../../account/access/access.public.ts';
import { itemBase } from './item-rows.db.ts';

/** Who plans a position. */
export const plannerOf = sql<
  string | null
>`coalesce(project."plannerId", project."managerId", "crewItem"."createdBy")`;

const itemsToMove = (db: Db) =>
  itemBase(db)
    .leftJoin('person', 'person.id', 'crewItem.personId')
    .selectAll('crewItem')
    .select([
      'crew.name as crewName',
      'crew.locationId',
      'location.name as locationName',
      'project.name as projectName',
      'project.number as projectNumber',
      'project.closedAt as projectClosedAt',
      'function.caption as functionCaption',
      fullName<string | null>('person').as('personName'),
      // Who is told of it on the planning side.
      plannerOf.as('plannerId'),
      sql<
        string[]
      >`array(select chief."personId" from "crewItem" chief where chief."crewId" = "crewItem"."crewId"
        and chief."personId" is not null and ${isChief('chief')})`.as('chiefs'),
    ]);

/** A position nobody else can change until the transaction is over. */
export const lockItem = (db: Db, id: string) =>
  itemsToMove(db).where('crewItem.id', '=', id).forUpdate('crewItem').executeTakeFirst();

/** Several, locked in one order, so that two who want the same ones wait for each other. */
export const lockItems = (db: Db, ids: readonly string[]) =>
  itemsToMove(db)
    .where('crewItem.id', 'in', [...ids])
    .orderBy('crewItem.id')
    .forUpdate('crewItem')
    .execute();

export type LockedItem = NonNullable<Awaited<ReturnType<typeof lockItem>>>;

/** Two positions for one person are decided one after the other. */
export const lockPerson = (db: Db, id: string) =>
  db.selectFrom('person').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
