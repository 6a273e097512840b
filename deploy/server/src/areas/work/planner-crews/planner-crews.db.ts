import { searchTerms } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { Caller } from '../http/handler.ts';
import { offsetOf } from '../http/paging.ts';
import { companySeen } from '../projects/visible.db.ts';
import { viewerOf } from '../projects/viewer.ts';
import { totalOf } from '../db/total-of.ts';

/** Whom of `person as p` somebody sees in groups: a client those who have worked for the own company. */
export function memberSeen(caller: Caller): RawBuilder<boolean> {
  const viewer = viewerOf(caller);
  return viewer.inside
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from crew_item i
        join project j on j.tenant_id = i.tenant_id and j.id = i.project_id
        where i.tenant_id = p.tenant_id and i.person_id = p.id
          and i.status in ('confirmed', 'ready', 'working', 'done', 'cleared', 'hasChanged')
          and ${companySeen(viewer, 'j.company_id')})`;
}

type Wanted = {
  caller: Caller;
  kind?: 'membership' | 'project' | undefined;
  q?: string | undefined;
  mine?: boolean | undefined;
  /** Of `planner_crew as g`. */
  conditions?: readonly RawBuilder<boolean>[];
  limit: number;
  page: number;
};

const members = (caller: Caller) => sql`from planner_crew_membership m
  join person p on p.tenant_id = m.tenant_id and p.id = m.person_id
  where m.tenant_id = g.tenant_id and m.planner_crew_id = g.id and ${memberSeen(caller)}`;

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
  if (!viewerOf(caller).inside) found = found.where(sql<boolean>`exists (select ${members(caller)})`);
  for (const condition of wanted.conditions ?? []) found = found.where(condition);
  for (const term of searchTerms(wanted.q ?? '')) {
    found = found.where(sql<boolean>`strpos(lower(g.name), ${term}) > 0`);
  }
  const total = await totalOf(found);
  const rows = await found
    .select([
      'g.id',
      'g.version',
      'g.kind',
      'g.name',
      'g.note',
      'g.region_id as regionId',
      'r.caption as region',
      'g.planner_id as plannerId',
      sql<string | null>`a.first_name || ' ' || a.last_name`.as('planner'),
      'g.places',
      'g.contact_allowed as contactAllowed',
      mine.as('mine'),
      sql<number>`(select count(*)::int ${members(caller)})`.as('members'),
      sql<boolean>`(g.places is not null and g.places <= (select count(*) from planner_crew_membership m
        where m.tenant_id = g.tenant_id and m.planner_crew_id = g.id))`.as('full'),
    ])
    .orderBy(mine, 'desc')
    .orderBy('g.name')
    .orderBy('g.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}
export type PlannerCrewFound = Awaited<ReturnType<typeof plannerCrewRows>>['rows'][number];

/** Whether somebody has given this planner a membership crew; of those who do not plan it is not asked. */
export async function hasMembershipCrew(db: Db, { roles, personId }: Caller): Promise<boolean> {
  if (!roles.includes('planner')) return true;
  if (personId === null) return false;
  const found = await db
    .selectFrom('planner_crew')
    .select('id')
    .where('planner_id', '=', personId)
    .where('kind', '=', 'membership')
    .executeTakeFirst();
  return found !== undefined;
}
