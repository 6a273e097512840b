import { begunStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { canSeeCrew, isChief, isFilled, isMember, isPosition } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

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
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'k.tenant_id').onRef('p.id', '=', 'k.project_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'k.tenant_id').onRef('l.id', '=', 'k.location_id'),
    )
    .leftJoin('crew_paper as d', (join) =>
      join
        .onRef('d.tenant_id', '=', 'k.tenant_id')
        .onRef('d.crew_id', '=', 'k.id')
        .on('d.kind', '=', 'deliveryNote'),
    )
    .where('k.project_id', '=', wanted.projectId)
    .where(canSeeCrew(viewer));
  if (wanted.id !== undefined) found = found.where('k.id', '=', wanted.id);
  if (wanted.from) found = found.where(sql<string>`coalesce(k.end_date, k.start_date)`, '>=', wanted.from);
  if (wanted.to) found = found.where('k.start_date', '<=', wanted.to);
  return pageOf(
    found
      .select([
        'k.id',
        'k.version',
        'k.number',
        'k.name',
        'k.shift',
        'k.start_date as startDate',
        'k.end_date as endDate',
        'k.start_time as startTime',
        'k.end_time as endTime',
        'k.time_zone as timeZone',
        'k.cancelled_at as cancelledAt',
        'k.signed_off_at as signedOffAt',
        sql<boolean>`p.closed_at is null and p.cancelled_at is null`.as('projectOpen'),
        'l.id as locationId',
        'l.name as locationName',
        'l.city as locationCity',
        'd.released_at as releasedAt',
        'd.signed_at as signedAt',
        sql<Counts>`(select json_build_object(
          'positions', count(*) filter (where ${isPosition}),
          'filled', count(*) filter (where ${isFilled}),
          'requested', count(*) filter (where i.status = 'requested'),
          'vacant', count(*) filter (where i.status = 'vacant'),
          'begun', count(*) filter (where i.status ${oneOf(begunStates)}),
          'mine', coalesce(bool_or(i.person_id = ${viewer.personId} and ${isMember('i')}), false),
          'chiefs', coalesce(json_agg(distinct jsonb_build_object('id', c.id,
            'name', ${fullName('c')})) filter (where ${isChief('i')}), '[]'))
        from crew_item i
        left join person c on c.tenant_id = i.tenant_id and c.id = i.person_id
        where i.tenant_id = k.tenant_id and i.crew_id = k.id)`.as('counts'),
      ])
      .orderBy('k.start_date')
      .orderBy('k.start_time')
      .orderBy('k.id'),
    wanted,
  );
}
export type CrewOfProjectRow = Awaited<ReturnType<typeof crewsOfProject>>['rows'][number];
