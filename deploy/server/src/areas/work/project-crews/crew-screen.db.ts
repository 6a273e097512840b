import { unfilledStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import { oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import type { InCrew } from '../../account/access/access.public.ts';

/** The crew with everything that is one of a kind. */
export const crewScreen = (db: Db, { crewId, personId }: InCrew, now: Date) =>
  db
    .selectFrom('crew as c')
    .innerJoin('project as p', 'p.id', 'c.projectId')
    .leftJoin('company as k', 'k.id', 'p.companyId')
    .leftJoin('person as m', 'm.id', 'p.managerId')
    .leftJoin('location as l', 'l.id', 'c.locationId')
    .leftJoin('catalogueEntry as g', (join) =>
      join.onRef('g.id', '=', 'c.cateringTypeId').on('g.list', '=', 'cateringAgreementTypes'),
    )
    .leftJoin('contact as s', 's.id', 'c.contactOnSiteId')
    .leftJoin('person as o', 'o.id', 'c.signedOffBy')
    .select([
      'c.id',
      'c.version',
      'c.number',
      'c.name',
      'c.shift',
      'c.startDate',
      'c.endDate',
      'c.startTime',
      'c.endTime',
      'c.timeZone',
      'c.cancelledAt',
      'c.infoExternal',
      'c.infoInternal',
      'c.infoCrew',
      'c.infoChief',
      'c.cateringTypeId',
      'c.cateringNote',
      'g.caption as cateringCaption',
      'c.signedOffAt',
      'c.signOffNote',
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
      'l.timeZone as locationZone',
      'l.latitude',
      'l.longitude',
      'l.radiusM',
      'l.note as locationNote',
      'l.noNetwork',
      's.id as contactId',
      's.name as contactName',
      's.role as contactRole',
      's.phone as contactPhone',
      fullName<string | null>('m').as('managerName'),
      fullName<string | null>('o').as('signedOffBy'),
      sql<number>`(select count(*)::int from "documentLink" d where d."subjectKind" = 'crew' and d."subjectId" = c.id)`.as(
        'documents',
      ),
      sql<number>`(select count(*)::int from "crewItem" i where i."crewId" = c.id
        and i.status ${oneOf(unfilledStates)})`.as('open'),
      sql<Date | null>`(select v."endsAt" from "liveLocation" v where v."crewId" = c.id
        and v."personId" = ${personId} and v."stoppedAt" is null and v."endsAt" > ${now})`.as('sharingUntil'),
    ])
    .where('c.id', '=', crewId)
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
