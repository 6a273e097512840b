import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import { isFilled, isPosition, isSpare, canSeeCrew } from '../../../account/access/access.public.ts';
import type { Viewer } from '../../../account/access/access.public.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

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
    .selectFrom('crewItem')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .innerJoin('function', 'function.id', 'crewItem.functionId')
    .where('crewItem.projectId', '=', projectId)
    .where(canSeeCrew(viewer));
  // Who works beside somebody is theirs to know, what is still being planned is not.
  return viewer.crew && !viewer.inside && !viewer.client
    ? seen
        .where(sql<boolean>`(${isFilled} or "crewItem"."personId" = ${viewer.personId})`)
        .where('crewItem.status', '<>', 'draft')
    : seen;
};

/** Outside the office a name is told when the person has said yes. */
const nameShownTo = ({ inside, personId }: Viewer) =>
  inside ? sql<boolean>`true` : sql<boolean>`(${isFilled} or "crewItem"."personId" = ${personId})`;

export async function itemsOfProject(db: Db, viewer: Viewer, wanted: Wanted) {
  let found = items(db, viewer, wanted.projectId);
  if (wanted.crewId) found = found.where('crewItem.crewId', '=', wanted.crewId);
  if (wanted.status) found = found.where('crewItem.status', '=', wanted.status);
  if (wanted.from) found = found.where('crewItem.startDate', '>=', wanted.from);
  if (wanted.to) found = found.where('crewItem.startDate', '<=', wanted.to);
  return pageOf(
    found
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'crewItem.personId').on(nameShownTo(viewer)))
      .select([
        'crewItem.id',
        'crewItem.version',
        'crew.id as crewId',
        'crew.name as crewName',
        'function.id as functionId',
        'function.caption as functionCaption',
        'person.id as personId',
        fullName<string | null>('person').as('personName'),
        'crewItem.status',
        'crewItem.startDate',
        'crewItem.endDate',
        'crewItem.startTime',
        'crewItem.endTime',
        'crewItem.timeZone',
        'crewItem.startsAt',
        'crewItem.endsAt',
        'crewItem.crewChief',
        'crewItem.standby',
        'crewItem.comment',
      ])
      .orderBy('crewItem.startDate')
      .orderBy('crewItem.startsAt')
      .orderBy('crew.id')
      .orderBy('crewItem.crewChief', 'desc')
      .orderBy('crewItem.id'),
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
    .where('crew.cancelledAt', 'is', null)
    .select([
      'crew.id as crewId',
      'crew.name as crewName',
      'crew.startDate',
      'crew.startTime',
      'crew.endTime',
      'crew.timeZone',
      'function.id as functionId',
      'function.caption as functionCaption',
      'function.rank as rank',
      howMany(isPosition).as('needed'),
      howMany(isFilled).as('confirmed'),
      howMany(sql<boolean>`"crewItem".status = 'requested'`).as('requested'),
      howMany(sql<boolean>`"crewItem".status = 'vacant'`).as('vacant'),
      howMany(sql<boolean>`"crewItem".status = 'draft'`).as('draft'),
      howMany(isSpare).as('spare'),
    ])
    .groupBy(['crew.id', 'crew.name', 'crew.startDate', 'crew.startTime', 'crew.endTime', 'crew.timeZone'])
    .groupBy(['function.id', 'function.caption', 'function.rank']);
  const { total } = await db
    .selectFrom(grouped.as('grouped'))
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom(grouped.as('grouped'))
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
