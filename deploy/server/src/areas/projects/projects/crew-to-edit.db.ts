import { aheadStates, begunStates, happenedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import type { CrewOfProjectIds } from './write-crew.db.ts';
import { isPosition, isSpare } from '../../account/access/access.public.ts';

export const crewToEdit = (db: Db, { projectId, crewId }: CrewOfProjectIds) =>
  db
    .selectFrom('crew as k')
    .leftJoin('contact as c', 'c.id', 'k.contactOnSiteId')
    .select([
      'k.id',
      'k.version',
      'k.name',
      'k.shift',
      'k.startDate',
      'k.endDate',
      'k.startTime',
      'k.endTime',
      'k.locationId',
      'k.cateringTypeId',
      'k.cateringNote',
      'c.id as contactId',
      'c.name as contactName',
      'k.infoExternal',
      'k.infoInternal',
      'k.infoCrew',
      'k.infoChief',
    ])
    .where('k.projectId', '=', projectId)
    .where('k.id', '=', crewId)
    .executeTakeFirst();

/** What of the work in a crew a change of the crew has to respect. Reserve keeps its days too. */
export const workInCrew = (db: Db, crewId: string) =>
  db
    .selectFrom('crewItem as i')
    .select([
      sql<number>`count(*) filter (where ${isPosition})`.as('positions'),
      sql<string | null>`min(i."startDate") filter (where ${isPosition} or ${isSpare})`.as('firstDay'),
      sql<string | null>`max(i."startDate") filter (where ${isPosition} or ${isSpare})`.as('lastDay'),
      sql<number>`count(distinct i."personId") filter (where i.status ${oneOf(aheadStates)})`.as('people'),
      // What somebody has worked, or did not come to, stays on its day.
      sql<boolean>`coalesce(bool_or(i.status ${oneOf(happenedStates)} or exists (select from "crewCheck" h
        where h."crewItemId" = i.id and h."checkedFrom" is not null)), false)`.as('fixed'),
      sql<boolean>`coalesce(bool_or(i.status ${oneOf(begunStates)} or exists (select from "crewCheck" h
        where h."crewItemId" = i.id and h."checkedFrom" is not null)), false)`.as('begun'),
    ])
    .where('i.crewId', '=', crewId)
    .executeTakeFirstOrThrow();
