import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db, Tables } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import { isFilled, isPosition, isSpare, canSeeCrew } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

type Wanted = {
  projectId: string;
  crewId?: string | undefined;
  status?: Tables['crew_item']['status'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  page: number;
};

const items = (db: Db, viewer: Viewer, projectId: string) => {
  const seen = db
    .selectFrom('crew_item as i')
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'i.tenant_id').onRef('k.id', '=', 'i.crew_id'),
    )
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.project_id'),
    )
    .innerJoin('function as f', (join) =>
      join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.function_id'),
    )
    .where('i.project_id', '=', projectId)
    .where(canSeeCrew(viewer));
  // Who works beside somebody is theirs to know, what is still being planned is not.
  return viewer.crew && !viewer.inside && !viewer.client
    ? seen
        .where(sql<boolean>`(${isFilled} or i.person_id = ${viewer.personId})`)
        .where('i.status', '<>', 'draft')
    : seen;
};

/** Outside the office a name is told when the person has said yes. */
const nameShownTo = ({ inside, personId }: Viewer) =>
  inside ? sql<boolean>`true` : sql<boolean>`(${isFilled} or i.person_id = ${personId})`;

export async function itemsOfProject(db: Db, viewer: Viewer, wanted: Wanted) {
  let found = items(db, viewer, wanted.projectId);
  if (wanted.crewId) found = found.where('i.crew_id', '=', wanted.crewId);
  if (wanted.status) found = found.where('i.status', '=', wanted.status);
  if (wanted.from) found = found.where('i.start_date', '>=', wanted.from);
  if (wanted.to) found = found.where('i.start_date', '<=', wanted.to);
  return pageOf(
    found
      .leftJoin('person as n', (join) =>
        join
          .onRef('n.tenant_id', '=', 'i.tenant_id')
          .onRef('n.id', '=', 'i.person_id')
          .on(nameShownTo(viewer)),
      )
      .select([
        'i.id',
        'i.version',
        'k.id as crewId',
        'k.name as crewName',
        'f.id as functionId',
        'f.caption as functionCaption',
        'n.id as personId',
        fullName<string | null>('n').as('personName'),
        'i.status',
        'i.start_date as startDate',
        'i.end_date as endDate',
        'i.start_time as startTime',
        'i.end_time as endTime',
        'i.time_zone as timeZone',
        'i.starts_at as startsAt',
        'i.ends_at as endsAt',
        'i.crew_chief as crewChief',
        'i.standby',
        'i.comment',
      ])
      .orderBy('i.start_date')
      .orderBy('i.starts_at')
      .orderBy('k.id')
      .orderBy('i.crew_chief', 'desc')
      .orderBy('i.id'),
    wanted,
  );
}

const howMany = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`count(*) filter (where ${condition})`;

export async function bookingOfProject(
  db: Db,
  viewer: Viewer,
  wanted: { projectId: string; limit: number; page: number },
) {
  const grouped = items(db, viewer, wanted.projectId)
    .where('k.cancelled_at', 'is', null)
    .select([
      'k.id as crewId',
      'k.name as crewName',
      'k.start_date as startDate',
      'k.start_time as startTime',
      'k.end_time as endTime',
      'k.time_zone as timeZone',
      'f.id as functionId',
      'f.caption as functionCaption',
      'f.rank as rank',
      howMany(isPosition).as('needed'),
      howMany(isFilled).as('confirmed'),
      howMany(sql<boolean>`i.status = 'requested'`).as('requested'),
      howMany(sql<boolean>`i.status = 'vacant'`).as('vacant'),
      howMany(sql<boolean>`i.status = 'draft'`).as('draft'),
      howMany(isSpare).as('spare'),
    ])
    .groupBy(['k.id', 'k.name', 'k.start_date', 'k.start_time', 'k.end_time', 'k.time_zone'])
    .groupBy(['f.id', 'f.caption', 'f.rank']);
  const { total } = await db
    .selectFrom(grouped.as('g'))
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom(grouped.as('g'))
    .selectAll()
    .orderBy('startDate')
    .orderBy('startTime')
    .orderBy('crewId')
    .orderBy('rank')
    .orderBy('functionId')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}
