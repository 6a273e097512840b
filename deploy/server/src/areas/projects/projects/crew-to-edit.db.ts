import { aheadStates, begunStates, happenedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { CrewOfProjectIds } from './write-crew.db.ts';
import { isPosition, isSpare } from '../../account/access/access.public.ts';

export const crewToEdit = (db: Db, { projectId, crewId }: CrewOfProjectIds) =>
  db
    .selectFrom('crew as k')
    .leftJoin('contact as c', (join) =>
      join.onRef('c.tenant_id', '=', 'k.tenant_id').onRef('c.id', '=', 'k.contact_on_site_id'),
    )
    .select([
      'k.id',
      'k.version',
      'k.name',
      'k.shift',
      'k.start_date as startDate',
      'k.end_date as endDate',
      'k.start_time as startTime',
      'k.end_time as endTime',
      'k.location_id as locationId',
      'k.catering_type_id as cateringTypeId',
      'k.catering_note as cateringNote',
      'c.id as contactId',
      'c.name as contactName',
      'k.info_external as infoExternal',
      'k.info_internal as infoInternal',
      'k.info_crew as infoCrew',
      'k.info_chief as infoChief',
    ])
    .where('k.project_id', '=', projectId)
    .where('k.id', '=', crewId)
    .executeTakeFirst();

/** What of the work in a crew a change of the crew has to respect. Reserve keeps its days too. */
export const workInCrew = (db: Db, crewId: string) =>
  db
    .selectFrom('crew_item as i')
    .select([
      sql<number>`count(*) filter (where ${isPosition})`.as('positions'),
      sql<string | null>`min(i.start_date) filter (where ${isPosition} or ${isSpare})`.as('firstDay'),
      sql<string | null>`max(i.start_date) filter (where ${isPosition} or ${isSpare})`.as('lastDay'),
      sql<number>`count(distinct i.person_id) filter (where i.status ${oneOf(aheadStates)})`.as('people'),
      // What somebody has worked, or did not come to, stays on its day.
      sql<boolean>`coalesce(bool_or(i.status ${oneOf(happenedStates)} or exists (select from crew_check h
        where h.tenant_id = i.tenant_id and h.crew_item_id = i.id and h.checked_from is not null)), false)`.as(
        'fixed',
      ),
      sql<boolean>`coalesce(bool_or(i.status ${oneOf(begunStates)} or exists (select from crew_check h
        where h.tenant_id = i.tenant_id and h.crew_item_id = i.id and h.checked_from is not null)), false)`.as(
        'begun',
      ),
    ])
    .where('i.crew_id', '=', crewId)
    .executeTakeFirstOrThrow();
