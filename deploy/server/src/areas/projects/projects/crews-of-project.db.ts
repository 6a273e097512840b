import { begunStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { canSeeCrew, isChief, isFilled, isMember, isPosition } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { oneOf } from '#platform/db/one-of.ts';
import { pageOf } from '#platform/db/page-of.ts';

type Counts = {
  positions: number;
  filled: number;
  requested: number;
  vacant: number;
  begun: number;
  mine: boolean;
  chiefs: { id: string; name: string }[];
};
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
    .selectFrom('crew as k')
    .innerJoin('project as p', 'p.id', 'k.projectId')
    .leftJoin('location as l', 'l.id', 'k.locationId')
    .leftJoin('crewPaper as d', (join) =>
      join.onRef('d.crewId', '=', 'k.id').on('d.kind', '=', 'deliveryNote'),
    )
    .where('k.projectId', '=', wanted.projectId)
    .where(canSeeCrew(viewer));
  if (wanted.id !== undefined) found = found.where('k.id', '=', wanted.id);
  if (wanted.from) found = found.where(sql<string>`coalesce(k."endDate", k."startDate")`, '>=', wanted.from);
  if (wanted.to) found = found.where('k.startDate', '<=', wanted.to);
  return pageOf(
    found
      .select([
        'k.id',
        'k.version',
        'k.number',
        'k.name',
        'k.shift',
        'k.startDate',
        'k.endDate',
        'k.startTime',
        'k.endTime',
        'k.timeZone',
        'k.cancelledAt',
        'k.signedOffAt',
        sql<boolean>`p."closedAt" is null and p."cancelledAt" is null`.as('projectOpen'),
        'l.id as locationId',
        'l.name as locationName',
        'l.city as locationCity',
        'd.releasedAt',
        'd.signedAt',
        sql<Counts>`(select json_build_object(
          'positions', count(*) filter (where ${isPosition}),
          'filled', count(*) filter (where ${isFilled}),
          'requested', count(*) filter (where i.status = 'requested'),
          'vacant', count(*) filter (where i.status = 'vacant'),
          'begun', count(*) filter (where i.status ${oneOf(begunStates)}),
          'mine', coalesce(bool_or(i."personId" = ${viewer.personId} and ${isMember('i')}), false),
          'chiefs', coalesce(json_agg(distinct jsonb_build_object('id', c.id,
            'name', ${fullName('c')})) filter (where ${isChief('i')}), '[]'))
        from "crewItem" i
        left join person c on c.id = i."personId"
        where i."crewId" = k.id)`.as('counts'),
      ])
      .orderBy('k.startDate')
      .orderBy('k.startTime')
      .orderBy('k.id'),
    wanted,
  );
}
export type CrewOfProjectRow = Awaited<ReturnType<typeof crewsOfProject>>['rows'][number];
