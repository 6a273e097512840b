import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import {
  canSeeCrew,
  isChief,
  isFilled,
  isMember,
  isPosition,
} from '../../../account/access/access.public.ts';
import type { Viewer } from '../../../account/access/access.public.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

const count = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})`;

type Wanted = {
  projectId: string;
  from?: string | undefined;
  to?: string | undefined;
  id?: string;
  limit: number;
  page: number;
};

export async function crewsOfProject(db: Db, viewer: Viewer, wanted: Wanted) {
  let found = db
    .selectFrom('crew')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .leftJoin('location', 'location.id', 'crew.locationId')
    .leftJoin('crewPaper', (join) =>
      join.onRef('crewPaper.crewId', '=', 'crew.id').on('crewPaper.kind', '=', 'deliveryNote'),
    )
    .where('crew.projectId', '=', wanted.projectId)
    .where(canSeeCrew(viewer));
  if (wanted.id !== undefined) found = found.where('crew.id', '=', wanted.id);
  if (wanted.from)
    found = found.where(sql<string>`coalesce(crew."endDate", crew."startDate")`, '>=', wanted.from);
  if (wanted.to) found = found.where('crew.startDate', '<=', wanted.to);
  return pageOf(
    found
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
        'crew.signedOffAt',
        sql<boolean>`project."closedAt" is null and project."cancelledAt" is null`.as('projectOpen'),
        'location.id as locationId',
        'location.name as locationName',
        'location.city as locationCity',
        'crewPaper.releasedAt',
        'crewPaper.signedAt',
      ])
      .select((of) =>
        jsonObjectFrom(
          of
            .selectFrom('crewItem')
            .leftJoin('person', 'person.id', 'crewItem.personId')
            .whereRef('crewItem.crewId', '=', 'crew.id')
            .select([
              count(isPosition).as('positions'),
              count(isFilled).as('filled'),
              count(sql`"crewItem".status = 'requested'`).as('requested'),
              count(sql`"crewItem".status = 'vacant'`).as('vacant'),
              count(sql`"crewItem".status ${oneOf(crewItemGroups.begun)}`).as('begun'),
              sql<boolean>`coalesce(bool_or("crewItem"."personId" = ${viewer.personId}
                and ${isMember('crewItem')}), false)`.as('mine'),
              sql<
                { id: string; name: string }[]
              >`coalesce(json_agg(distinct jsonb_build_object('id', person.id,
                'name', ${fullName('person')})) filter (where ${isChief('crewItem')}), '[]')`.as('chiefs'),
            ]),
        )
          .$notNull()
          .as('counts'),
      )
      .orderBy('crew.startDate')
      .orderBy('crew.startTime')
      .orderBy('crew.id'),
    wanted,
  );
}
export type CrewOfProjectRow = Awaited<ReturnType<typeof crewsOfProject>>['rows'][number];
