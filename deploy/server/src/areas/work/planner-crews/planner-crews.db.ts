import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import { memberSeen } from '../planner-members/planner-members.public.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Caller } from '#platform/http/handler.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { pageOf } from '#platform/db/page-of.ts';

type Wanted = {
  caller: Caller;
  kind?: 'membership' | 'project' | undefined;
  search: Search;
  mine?: boolean | undefined;
  /** Of `plannerCrew as g`. */
  conditions?: readonly RawBuilder<boolean>[];
  limit: number;
  page: number;
};

const knownMembers = (caller: Caller) => sql`from "plannerCrewMembership" m
  join person p on p.id = m."personId"
  where m."plannerCrewId" = g.id and ${memberSeen(caller)}`;

/** The figure is the group's, whoever asks. */
const allMembers = sql<number>`(select count(*)::int from "plannerCrewMembership" m
  where m."plannerCrewId" = g.id)`;

/** Groups, those that the caller plans with first. Clients see groups with somebody in it whom they know. */
export async function plannerCrewRows(db: Db, wanted: Wanted) {
  const { caller } = wanted;
  const mine = sql<boolean>`(g."plannerId" is not distinct from ${caller.personId} and g."plannerId" is not null)`;
  let found = db
    .selectFrom('plannerCrew as g')
    .leftJoin('person as a', 'a.id', 'g.plannerId')
    .leftJoin('catalogueEntry as r', (join) =>
      join.onRef('r.id', '=', 'g.regionId').on('r.list', '=', 'regions'),
    );
  if (wanted.kind !== undefined) found = found.where('g.kind', '=', wanted.kind);
  if (wanted.mine !== undefined) found = found.where(wanted.mine ? mine : sql<boolean>`not ${mine}`);
  if (!viewerOf(caller).inside) found = found.where(sql<boolean>`exists (select ${knownMembers(caller)})`);
  for (const condition of wanted.conditions ?? []) found = found.where(condition);
  found = found.where(hasAll(sql`fold_text(g.name)`, wanted.search));
  return pageOf(
    found
      .select([
        'g.id',
        'g.version',
        'g.kind',
        'g.name',
        'g.note',
        'g.regionId',
        'r.caption as region',
        'g.plannerId',
        fullName<string | null>('a').as('planner'),
        'g.places',
        'g.contactAllowed',
        mine.as('mine'),
        allMembers.as('members'),
        sql<boolean>`(g.places is not null and g.places <= ${allMembers})`.as('full'),
      ])
      .orderBy(mine, 'desc')
      .orderBy('g.name')
      .orderBy('g.id'),
    wanted,
  );
}
export type PlannerCrewFound = Awaited<ReturnType<typeof plannerCrewRows>>['rows'][number];

/** Of `plannerCrew as g`: groups that somebody plans with or belongs to. */
export const groupsOf = (personId: string) =>
  sql<boolean>`(g."plannerId" = ${personId} or exists (select from "plannerCrewMembership" m
    where m."plannerCrewId" = g.id and m."personId" = ${personId}))`;

export const isGroup = (id: string) => sql<boolean>`g.id = ${id}`;

/** Of `crewItem as i`: positions of the members of a group. */
export const itemsOfMembers = (groupId: string) =>
  sql<boolean>`i."personId" in (select m."personId" from "plannerCrewMembership" m
    where m."plannerCrewId" = ${groupId})`;
