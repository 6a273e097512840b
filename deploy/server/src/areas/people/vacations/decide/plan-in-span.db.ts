import type { VacationDetail } from '@callboard/contract';
import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { isFilled, isPosition } from '../../../account/access/access.public.ts';

/** How far the work of each day is filled, and how much of what is open this person could do. */
export async function planInSpan(
  db: Db,
  { personId, from, to }: { personId: string; from: string; to: string },
): Promise<VacationDetail['plan']> {
  const isOpen = sql`${isPosition} and "crewItem".status ${oneOf(crewItemGroups.unfilled)}
    and "crewItem".status <> 'requested'`;
  const { rows } = await sql<VacationDetail['plan'][number]>`
    select "crewItem"."startDate" as day,
      (count(*) filter (where ${isPosition}))::int as positions,
      (count(*) filter (where ${isFilled}))::int as filled,
      (count(*) filter (where "crewItem".status = 'requested'))::int as requested,
      (count(*) filter (where ${isOpen} and "crewItem"."functionId" in (
        select "personFunction"."functionId" from "personFunction"
          where "personFunction"."personId" = ${personId})))::int as "openForPerson"
    from "crewItem"
      join crew on crew.id = "crewItem"."crewId"
      join project on project.id = "crewItem"."projectId"
    where "crewItem"."startDate" between ${from} and ${to}
      and crew."cancelledAt" is null and project."cancelledAt" is null and project.kind in ('client', 'internal')
    group by "crewItem"."startDate"
    having count(*) filter (where ${isPosition}) > 0
    order by "crewItem"."startDate"`.execute(db);
  return rows;
}
