import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import type { InCrew } from '../../../account/access/access.public.ts';

/** The crew with everything that is one of a kind. */
export const crewScreen = (db: Db, { crewId, personId }: InCrew, now: Date) =>
  db
    .selectFrom('crew')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .leftJoin('company', 'company.id', 'project.companyId')
    .leftJoin('person as manager', 'manager.id', 'project.managerId')
    .leftJoin('location', 'location.id', 'crew.locationId')
    .leftJoin('catalogueEntry', (join) =>
      join
        .onRef('catalogueEntry.id', '=', 'crew.cateringTypeId')
        .on('catalogueEntry.list', '=', 'cateringAgreementTypes'),
    )
    .leftJoin('contact', 'contact.id', 'crew.contactOnSiteId')
    .leftJoin('person as signer', 'signer.id', 'crew.signedOffBy')
    .select([
      'crew.id',
      'crew.version',
      'crew.number',
      'crew.name',
      'crew.shift',
      'crew.startDate',
      'crew.endDate',
      'crew.startTime',
      'crew.endTime',
      'crew.timeZone',
      'crew.cancelledAt',
      'crew.infoExternal',
      'crew.infoInternal',
      'crew.infoCrew',
      'crew.infoChief',
      'crew.cateringTypeId',
      'crew.cateringNote',
      'catalogueEntry.caption as cateringCaption',
      'crew.signedOffAt',
      'crew.signOffNote',
      'project.number as projectNumber',
      'project.name as projectName',
      'project.kind as projectKind',
      'company.name as companyName',
      'location.id as locationId',
      'location.name as locationName',
      'location.street',
      'location.zip',
      'location.city',
      'location.country',
      'location.timeZone as locationZone',
      'location.latitude',
      'location.longitude',
      'location.radiusM',
      'location.note as locationNote',
      'location.noNetwork',
      'contact.id as contactId',
      'contact.name as contactName',
      'contact.role as contactRole',
      'contact.phone as contactPhone',
      fullName<string | null>('manager').as('managerName'),
      fullName<string | null>('signer').as('signedOffBy'),
      sql<number>`(select count(*)::int from "documentLink" where "documentLink"."subjectKind" = 'crew'
        and "documentLink"."subjectId" = crew.id)`.as('documents'),
      sql<number>`(select count(*)::int from "crewItem" where "crewItem"."crewId" = crew.id
        and "crewItem".status ${oneOf(crewItemGroups.unfilled)})`.as('open'),
      sql<Date | null>`(select "liveLocation"."endsAt" from "liveLocation" where "liveLocation"."crewId" = crew.id
        and "liveLocation"."personId" = ${personId} and "liveLocation"."stoppedAt" is null
          and "liveLocation"."endsAt" > ${now})`.as('sharingUntil'),
    ])
    .where('crew.id', '=', crewId)
    .executeTakeFirstOrThrow();
export type CrewScreen = Awaited<ReturnType<typeof crewScreen>>;

/** How many photos somebody sees: all of them, or the approved ones and the own. */
export async function photosOf(db: Db, { crewId, personId }: InCrew, all: boolean): Promise<number> {
  const row = await db
    .selectFrom('crewPhoto')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('crewId', '=', crewId)
    .where('state', '<>', 'withdrawn')
    .where((where) =>
      all
        ? where.val(true)
        : where.or([where('state', '=', 'approved'), where('personId', '=', personId ?? '')]),
    )
    .executeTakeFirstOrThrow();
  return row.count;
}
