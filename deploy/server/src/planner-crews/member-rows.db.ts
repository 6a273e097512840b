import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/tables.ts';
import { offsetOf } from '../http/paging.ts';
import { totalOf } from '../db/total-of.ts';

type Named = { id: string; caption: string };
type Skill = Named & { validUntil: string | null };
type Wanted = {
  /** The group whose memberships are told, if there is one. */
  groupId: string | null;
  conditions: readonly RawBuilder<boolean>[];
  limit: number;
  page: number;
};

const jsonList = <Row>(select: RawBuilder<unknown>) =>
  sql<Row[]>`coalesce((select jsonb_agg(to_jsonb(x)) from (${select}) x), '[]')`;

export async function membersBy(db: Db, { groupId, conditions, ...page }: Wanted) {
  let found = db.selectFrom('person as p').leftJoin('planner_crew_membership as m', (join) =>
    join
      .onRef('m.tenant_id', '=', 'p.tenant_id')
      .onRef('m.person_id', '=', 'p.id')
      .on('m.planner_crew_id', '=', groupId ?? ''),
  );
  if (groupId !== null) found = found.where('m.id', 'is not', null);
  for (const condition of conditions) found = found.where(condition);
  const total = await totalOf(found);
  const rows = await found
    .select([
      'p.id as personId',
      'm.id as membershipId',
      'm.since',
      sql<string | null>`(select c.id from contact c where c.tenant_id = p.tenant_id and c.person_id = p.id
        order by c.kind <> 'person', c.id limit 1)`.as('contactId'),
      'p.contact_number as contactNumber',
      sql<string>`p.first_name || ' ' || p.last_name`.as('name'),
      'p.city',
      'p.active',
      'p.email',
      'p.phone',
      'p.region_id as regionId',
      sql<string | null>`(select r.caption from catalogue_entry r where r.tenant_id = p.tenant_id
        and r.list = 'regions' and r.id = p.region_id)`.as('region'),
      jsonList<Named>(sql`select n.id, n.caption from person_function f
        join "function" n on n.tenant_id = f.tenant_id and n.id = f.function_id
        where f.tenant_id = p.tenant_id and f.person_id = p.id order by n.rank, n.caption`).as('functions'),
      jsonList<Named>(sql`select t.tag_id as id, coalesce(e.caption, t.tag_id) as caption from person_tag t
        left join catalogue_entry e on e.tenant_id = t.tenant_id and e.list = 'crewTags' and e.id = t.tag_id
        where t.tenant_id = p.tenant_id and t.person_id = p.id order by e.rank, e.caption`).as('tags'),
      jsonList<Skill>(sql`select s.id, s.caption, k.valid_until as "validUntil" from person_skill k
        join skill s on s.tenant_id = k.tenant_id and s.id = k.skill_id
        where k.tenant_id = p.tenant_id and k.person_id = p.id order by s.caption`).as('skills'),
    ])
    .orderBy('p.last_name')
    .orderBy('p.first_name')
    .orderBy('p.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}
