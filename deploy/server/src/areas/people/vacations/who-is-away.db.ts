import type { VacationDetail } from '@callboard/contract';
import { heldAbsenceStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';

type Span = { personId: string; from: string; to: string };

/** A function or a membership crew that both people have; nothing where they share none. */
const sharedFunction = (personId: string, other: string) => sql<string | null>`(select min(n.caption)
  from person_function x join person_function y on y.tenant_id = x.tenant_id and y.function_id = x.function_id
    join "function" n on n.tenant_id = x.tenant_id and n.id = x.function_id
  where x.person_id = ${personId} and y.person_id = ${sql.ref(other)})`;
const sharedCrew = (personId: string, other: string) => sql<string | null>`(select min(g.name)
  from planner_crew_membership x
    join planner_crew_membership y on y.tenant_id = x.tenant_id and y.planner_crew_id = x.planner_crew_id
    join planner_crew g on g.tenant_id = x.tenant_id and g.id = x.planner_crew_id and g.kind = 'membership'
  where x.person_id = ${personId} and y.person_id = ${sql.ref(other)})`;

/** Others with days off in this span, given or asked for; who shares something with the person comes first. */
export async function whoIsAway(db: Db, { personId, from, to }: Span): Promise<VacationDetail['away']> {
  const { rows } = await sql<VacationDetail['away'][number]>`
    with away as materialized (
      select a.id, a.person_id as "personId", ${fullName('p')} as name, a.from_day as "from", a.to_day as "to",
        a.status = 'requested' as asked, ${sharedFunction(personId, 'a.person_id')} as "sameFunction",
        ${sharedCrew(personId, 'a.person_id')} as "sameCrew"
      from absence a join person p on p.tenant_id = a.tenant_id and p.id = a.person_id
      where a.person_id <> ${personId} and a.status ${oneOf(heldAbsenceStates)}
        and a.from_day <= ${to} and a.to_day >= ${from})
    select * from away
    order by "sameFunction" is null and "sameCrew" is null, "from", name, id
    limit 500`.execute(db);
  return rows;
}

/** How many others share a function or a membership crew with a person. */
export async function colleaguesOf(db: Db, personId: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from person p
    where p.id <> ${personId} and p.active
      and coalesce(${sharedFunction(personId, 'p.id')}, ${sharedCrew(personId, 'p.id')}) is not null`.execute(
    db,
  );
  return rows[0]?.people ?? 0;
}
