import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';
import { isFilled, isPosition, isSpare, canSeeCrew } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { pageOf } from '#platform/db/page-of.ts';

type Wanted = {
  projectId: string;
  crewId?: string | undefined;
  status?: Tables['crewItem']['status'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  page: number;
};

const items = (db: Db, viewer: Viewer, projectId: string) => {
  const seen = db
    .selectFrom('crewItem as i')
    .innerJoin('crew as k', 'k.id', 'i.crewId')
    .innerJoin('project as p', 'p.id', 'i.projectId')
    .innerJoin('function as f', 'f.id', 'i.functionId')
    .where('i.projectId', '=', projectId)
    .where(canSeeCrew(viewer));
  // Who works beside somebody is theirs to know, what is still being planned is not.
  return viewer.crew && !viewer.inside && !viewer.client
    ? seen
        .where(sql<boolean>`(${isFilled} or i."personId" = ${viewer.personId})`)
        .where('i.status', '<>', 'draft')
    : seen;
};

/** Outside the office a name is told when the person has said yes. */
const nameShownTo = ({ inside, personId }: Viewer) =>
  inside ? sql<boolean>`true` : sql<boolean>`(${isFilled} or i."personId" = ${personId})`;

export async function itemsOfProject(db: Db, viewer: Viewer, wanted: Wanted) {
  let found = items(db, viewer, wanted.projectId);
  if (wanted.crewId) found = found.where('i.crewId', '=', wanted.crewId);
  if (wanted.status) found = found.where('i.status', '=', wanted.status);
  if (wanted.from) found = found.where('i.startDate', '>=', wanted.from);
  if (wanted.to) found = found.where('i.startDate', '<=', wanted.to);
  return pageOf(
    found
      .leftJoin('person as n', (join) => join.onRef('n.id', '=', 'i.personId').on(nameShownTo(viewer)))
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
        'i.startDate',
        'i.endDate',
        'i.startTime',
        'i.endTime',
        'i.timeZone',
        'i.startsAt',
        'i.endsAt',
        'i.crewChief',
        'i.standby',
        'i.comment',
      ])
      .orderBy('i.startDate')
      .orderBy('i.startsAt')
      .orderBy('k.id')
      .orderBy('i.crewChief', 'desc')
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
    .where('k.cancelledAt', 'is', null)
    .select([
      'k.id as crewId',
      'k.name as crewName',
      'k.startDate',
      'k.startTime',
      'k.endTime',
      'k.timeZone',
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
    .groupBy(['k.id', 'k.name', 'k.startDate', 'k.startTime', 'k.endTime', 'k.timeZone'])
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
