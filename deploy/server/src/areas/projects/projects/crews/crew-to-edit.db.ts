import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import type { CrewOfProjectIds } from './write-crew.db.ts';
import { isPosition, isSpare } from '../../../account/access/access.public.ts';

export const crewToEdit = (db: Db, { projectId, crewId }: CrewOfProjectIds) =>
  db
    .selectFrom('crew')
    .leftJoin('contact', 'contact.id', 'crew.contactOnSiteId')
    .select([
      'crew.id',
      'crew.version',
      'crew.name',
      'crew.shift',
      'crew.startDate',
      'crew.endDate',
      'crew.startTime',
      'crew.endTime',
      'crew.locationId',
      'crew.cateringTypeId',
      'crew.cateringNote',
      'contact.id as contactId',
      'contact.name as contactName',
      'crew.infoExternal',
      'crew.infoInternal',
      'crew.infoCrew',
      'crew.infoChief',
    ])
    .where('crew.projectId', '=', projectId)
    .where('crew.id', '=', crewId)
    .executeTakeFirst();

/** What of the work in a crew a change of the crew has to respect. Reserve keeps its days too. */
export const workInCrew = (db: Db, crewId: string) =>
  db
    .selectFrom('crewItem')
    .select([
      sql<number>`count(*) filter (where ${isPosition})`.as('positions'),
      sql<string | null>`min("crewItem"."startDate") filter (where ${isPosition} or ${isSpare})`.as(
        'firstDay',
      ),
      sql<string | null>`max("crewItem"."startDate") filter (where ${isPosition} or ${isSpare})`.as(
        'lastDay',
      ),
      sql<number>`count(distinct "crewItem"."personId") filter (where "crewItem".status ${oneOf(crewItemGroups.ahead)})`.as(
        'people',
      ),
      // What somebody has worked, or did not come to, stays on its day.
      sql<boolean>`coalesce(bool_or("crewItem".status ${oneOf(crewItemGroups.happened)} or exists (select from "crewCheck"
        where "crewCheck"."crewItemId" = "crewItem".id and "crewCheck"."checkedFrom" is not null)), false)`.as(
        'fixed',
      ),
      sql<boolean>`coalesce(bool_or("crewItem".status ${oneOf(crewItemGroups.begun)} or exists (select from "crewCheck"
        where "crewCheck"."crewItemId" = "crewItem".id and "crewCheck"."checkedFrom" is not null)), false)`.as(
        'begun',
      ),
    ])
    .where('crewItem.crewId', '=', crewId)
    .executeTakeFirstOrThrow();
