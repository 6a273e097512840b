import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { memberSeen } from '../planner-members/planner-members.public.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

type Wanted = {
  caller: Caller;
  kind?: 'membership' | 'project' | undefined;
  search: Search;
  mine?: boolean | undefined;
  /** Of `planner_crew as g`. */
  conditions?: readonly RawBuilder<boolean>[];
  limit: number;
  page: number;
};

const knownMembers = (caller: Caller) => sql`from planner_crew_membership m
  join person p on p.tenant_id = m.tenant_id and p.id = m.person_id
  where m.tenant_id = g.tenant_id and m.planner_crew_id = g.id and ${memberSeen(caller)}`;

/** The figure is the group's, whoever asks. */
const allMembers = sql<number>`(select count(*)::int from planner_crew_membership m
  where m.tenant_id = g.tenant_id and m.planner_crew_id = g.id)`;

/** Groups, those that the caller plans with first. Clients see groups with somebody in it whom they know. */
export async function plannerCrewRows(db: Db, wanted: Wanted) {
  const { caller } = wanted;
  const mine = sql<boolean>`(g.planner_id is not distinct from ${caller.personId} and g.planner_id is not null)`;
  let found = db
    .selectFrom('planner_crew as g')
    .leftJoin('person as a', (join) =>
      join.onRef('a.tenant_id', '=', 'g.tenant_id').onRef('a.id', '=', 'g.planner_id'),
    )
    .leftJoin('catalogue_entry as r', (join) =>
      join
        .onRef('r.tenant_id', '=', 'g.tenant_id')
        .onRef('r.id', '=', 'g.region_id')
        .on('r.list', '=', 'regions'),
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
        'g.region_id as regionId',
        'r.caption as region',
        'g.planner_id as plannerId',
        fullName<string | null>('a').as('planner'),
        'g.places',
        'g.contact_allowed as contactAllowed',
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

/** Of `planner_crew as g`: groups that somebody plans with or belongs to. */
export const groupsOf = (personId: string) =>
  sql<boolean>`(g.planner_id = ${personId} or exists (select from planner_crew_membership m
    where m.tenant_id = g.tenant_id and m.planner_crew_id = g.id and m.person_id = ${personId}))`;

export const isGroup = (id: string) => sql<boolean>`g.id = ${id}`;

/** Of `crew_item as i`: positions of the members of a group. */
export const itemsOfMembers = (groupId: string) =>
  sql<boolean>`i.person_id in (select m.person_id from planner_crew_membership m
    where m.planner_crew_id = ${groupId})`;
