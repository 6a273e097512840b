import type { VacationDetail } from '@callboard/contract';
import { absenceGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';

type Span = { personId: string; from: string; to: string };

/** A function or a membership crew that both people have; nothing where they share none. */
const sharedFunction = (personId: string, other: string) => sql<string | null>`(select min(function.caption)
  from "personFunction" join "personFunction" other on other."functionId" = "personFunction"."functionId"
    join "function" on function.id = "personFunction"."functionId"
  where "personFunction"."personId" = ${personId} and other."personId" = ${sql.ref(other)})`;
const sharedCrew = (personId: string, other: string) => sql<string | null>`(select min("plannerCrew".name)
  from "plannerCrewMembership"
    join "plannerCrewMembership" other on other."plannerCrewId" = "plannerCrewMembership"."plannerCrewId"
    join "plannerCrew" on "plannerCrew".id = "plannerCrewMembership"."plannerCrewId"
      and "plannerCrew".kind = 'membership'
  where "plannerCrewMembership"."personId" = ${personId} and other."personId" = ${sql.ref(other)})`;

/** Others with days off in this span, given or asked for; who shares something with the person comes first. */
export async function whoIsAway(db: Db, { personId, from, to }: Span): Promise<VacationDetail['away']> {
  const { rows } = await sql<VacationDetail['away'][number]>`
    with away as materialized (
      select absence.id, absence."personId", ${fullName('person')} as name, absence."fromDay" as "from",
        absence."toDay" as "to",
        absence.status = 'requested' as asked, ${sharedFunction(personId, 'absence.personId')} as "sameFunction",
        ${sharedCrew(personId, 'absence.personId')} as "sameCrew"
      from absence join person on person.id = absence."personId"
      where absence."personId" <> ${personId} and absence.status ${oneOf(absenceGroups.held)}
        and absence."fromDay" <= ${to} and absence."toDay" >= ${from})
    select * from away
    order by "sameFunction" is null and "sameCrew" is null, "from", name, id
    limit 500`.execute(db);
  return rows;
}

/** How many others share a function or a membership crew with a person. */
export async function colleaguesOf(db: Db, personId: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from person
    where person.id <> ${personId} and person.active
      and coalesce(${sharedFunction(personId, 'person.id')},
        ${sharedCrew(personId, 'person.id')}) is not null`.execute(db);
  return rows[0]?.people ?? 0;
}
