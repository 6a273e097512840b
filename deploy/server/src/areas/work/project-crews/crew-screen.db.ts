import { unfilledStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { InCrew } from '../../account/access/access.public.ts';

/** The crew with everything that is one of a kind. */
export const crewScreen = (db: Db, { crewId, personId }: InCrew, now: Date) =>
  db
    .selectFrom('crew as c')
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.project_id'),
    )
    .leftJoin('company as k', (join) =>
      join.onRef('k.tenant_id', '=', 'p.tenant_id').onRef('k.id', '=', 'p.company_id'),
    )
    .leftJoin('person as m', (join) =>
      join.onRef('m.tenant_id', '=', 'p.tenant_id').onRef('m.id', '=', 'p.manager_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'c.tenant_id').onRef('l.id', '=', 'c.location_id'),
    )
    .leftJoin('catalogue_entry as g', (join) =>
      join
        .onRef('g.tenant_id', '=', 'c.tenant_id')
        .onRef('g.id', '=', 'c.catering_type_id')
        .on('g.list', '=', 'cateringAgreementTypes'),
    )
    .leftJoin('contact as s', (join) =>
      join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.contact_on_site_id'),
    )
    .leftJoin('person as o', (join) =>
      join.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.id', '=', 'c.signed_off_by'),
    )
    .select([
      'c.id',
      'c.version',
      'c.number',
      'c.name',
      'c.shift',
      'c.start_date as startDate',
      'c.end_date as endDate',
      'c.start_time as startTime',
      'c.end_time as endTime',
      'c.time_zone as timeZone',
      'c.cancelled_at as cancelledAt',
      'c.info_external as infoExternal',
      'c.info_internal as infoInternal',
      'c.info_crew as infoCrew',
      'c.info_chief as infoChief',
      'c.catering_type_id as cateringTypeId',
      'c.catering_note as cateringNote',
      'g.caption as cateringCaption',
      'c.signed_off_at as signedOffAt',
      'c.sign_off_note as signOffNote',
      'p.number as projectNumber',
      'p.name as projectName',
      'p.kind as projectKind',
      'k.name as companyName',
      'l.id as locationId',
      'l.name as locationName',
      'l.street',
      'l.zip',
      'l.city',
      'l.country',
      'l.time_zone as locationZone',
      'l.latitude',
      'l.longitude',
      'l.radius_m as radiusM',
      'l.note as locationNote',
      'l.no_network as noNetwork',
      's.id as contactId',
      's.name as contactName',
      's.role as contactRole',
      's.phone as contactPhone',
      fullName<string | null>('m').as('managerName'),
      fullName<string | null>('o').as('signedOffBy'),
      sql<number>`(select count(*)::int from document_link d where d.tenant_id = c.tenant_id
        and d.subject_kind = 'crew' and d.subject_id = c.id)`.as('documents'),
      sql<number>`(select count(*)::int from crew_item i where i.tenant_id = c.tenant_id and i.crew_id = c.id
        and i.status ${oneOf(unfilledStates)})`.as('open'),
      sql<Date | null>`(select v.ends_at from live_location v where v.tenant_id = c.tenant_id and v.crew_id = c.id
        and v.person_id = ${personId} and v.stopped_at is null and v.ends_at > ${now})`.as('sharingUntil'),
    ])
    .where('c.id', '=', crewId)
    .executeTakeFirstOrThrow();
export type CrewScreen = Awaited<ReturnType<typeof crewScreen>>;

/** How many photos somebody sees: all of them, or the approved ones and the own. */
export async function photosOf(db: Db, { crewId, personId }: InCrew, all: boolean): Promise<number> {
  const row = await db
    .selectFrom('crew_photo')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('crew_id', '=', crewId)
    .where('state', '<>', 'withdrawn')
    .where((where) =>
      all
        ? where.val(true)
        : where.or([where('state', '=', 'approved'), where('person_id', '=', personId ?? '')]),
    )
    .executeTakeFirstOrThrow();
  return row.count;
}
