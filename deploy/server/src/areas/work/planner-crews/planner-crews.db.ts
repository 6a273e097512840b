import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { memberSeen } from '../planner-members/planner-members.public.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Caller } from '#platform/http/handler.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

type Wanted = {
  caller: Caller;
  kind?: 'membership' | 'project' | undefined;
  search: Search;
  mine?: boolean | undefined;
  conditions?: readonly RawBuilder<boolean>[];
  limit: number;
  page: number;
};

const knownMembers = (caller: Caller) => sql`from "plannerCrewMembership"
  join person on person.id = "plannerCrewMembership"."personId"
  where "plannerCrewMembership"."plannerCrewId" = "plannerCrew".id and ${memberSeen(caller)}`;

/** The figure is the group's, whoever asks. */
const allMembers = sql<number>`(select count(*)::int from "plannerCrewMembership"
  where "plannerCrewMembership"."plannerCrewId" = "plannerCrew".id)`;

/** Groups, those that the caller plans with first. Clients see groups with somebody in it whom they know. */
export async function plannerCrewRows(db: Db, wanted: Wanted) {
  const { caller } = wanted;
  const mine = sql<boolean>`("plannerCrew"."plannerId" is not distinct from ${caller.personId}
    and "plannerCrew"."plannerId" is not null)`;
  let found = db
    .selectFrom('plannerCrew')
    .leftJoin('person', 'person.id', 'plannerCrew.plannerId')
    .leftJoin('catalogueEntry', (join) =>
      join.onRef('catalogueEntry.id', '=', 'plannerCrew.regionId').on('catalogueEntry.list', '=', 'regions'),
    );
  found = found.where('plannerCrew.closedAt', 'is', null);
  if (wanted.kind !== undefined) found = found.where('plannerCrew.kind', '=', wanted.kind);
  if (wanted.mine !== undefined) found = found.where(wanted.mine ? mine : sql<boolean>`not ${mine}`);
  if (!viewerOf(caller).inside) found = found.where(sql<boolean>`exists (select ${knownMembers(caller)})`);
  for (const condition of wanted.conditions ?? []) found = found.where(condition);
  found = found.where(hasAll(sql`fold_text("plannerCrew".name)`, wanted.search));
  return pageOf(
    found
      .select([
        'plannerCrew.id',
        'plannerCrew.version',
        'plannerCrew.kind',
        'plannerCrew.name',
        'plannerCrew.note',
        'plannerCrew.regionId',
        'catalogueEntry.caption as region',
        'plannerCrew.plannerId',
        fullName<string | null>('person').as('planner'),
        'plannerCrew.places',
        'plannerCrew.contactAllowed',
        mine.as('mine'),
        allMembers.as('members'),
        sql<boolean>`("plannerCrew".places is not null and "plannerCrew".places <= ${allMembers})`.as('full'),
      ])
      .orderBy(mine, 'desc')
      .orderBy('plannerCrew.name')
      .orderBy('plannerCrew.id'),
    wanted,
  );
}
export type PlannerCrewFound = Awaited<ReturnType<typeof plannerCrewRows>>['rows'][number];

/** Groups that somebody plans with or belongs to. */
export const groupsOf = (personId: string) =>
  sql<boolean>`("plannerCrew"."plannerId" = ${personId} or exists (select from "plannerCrewMembership"
    where "plannerCrewMembership"."plannerCrewId" = "plannerCrew".id
      and "plannerCrewMembership"."personId" = ${personId}))`;

export const isGroup = (id: string) => sql<boolean>`"plannerCrew".id = ${id}`;

/** Positions of the members of a group. */
export const itemsOfMembers = (groupId: string) =>
  sql<boolean>`"crewItem"."personId" in (select "plannerCrewMembership"."personId" from "plannerCrewMembership"
    where "plannerCrewMembership"."plannerCrewId" = ${groupId})`;
