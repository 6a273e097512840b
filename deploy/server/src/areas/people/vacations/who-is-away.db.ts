import type { VacationDetail } from '@callboard/contract';
import { heldAbsenceStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import { oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';

type Span = { personId: string; from: string; to: string };

/** A function or a membership crew that both people have; nothing where they share none. */
const sharedFunction = (personId: string, other: string) => sql<string | null>`(select min(n.caption)
  from "personFunction" x join "personFunction" y on y."functionId" = x."functionId"
    join "function" n on n.id = x."functionId"
  where x."personId" = ${personId} and y."personId" = ${sql.ref(other)})`;
const sharedCrew = (personId: string, other: string) => sql<string | null>`(select min(g.name)
  from "plannerCrewMembership" x
    join "plannerCrewMembership" y on y."plannerCrewId" = x."plannerCrewId"
    join "plannerCrew" g on g.id = x."plannerCrewId" and g.kind = 'membership'
  where x."personId" = ${personId} and y."personId" = ${sql.ref(other)})`;

/** Others with days off in this span, given or asked for; who shares something with the person comes first. */
export async function whoIsAway(db: Db, { personId, from, to }: Span): Promise<VacationDetail['away']> {
  const { rows } = await sql<VacationDetail['away'][number]>`
    with away as materialized (
      select a.id, a."personId", ${fullName('p')} as name, a."fromDay" as "from", a."toDay" as "to",
        a.status = 'requested' as asked, ${sharedFunction(personId, 'a.personId')} as "sameFunction",
        ${sharedCrew(personId, 'a.personId')} as "sameCrew"
      from absence a join person p on p.id = a."personId"
      where a."personId" <> ${personId} and a.status ${oneOf(heldAbsenceStates)}
        and a."fromDay" <= ${to} and a."toDay" >= ${from})
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
