import type { VacationDetail } from '@callboard/contract';
import { unfilledStates } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { isFilled, isPosition } from '../../account/access/access.public.ts';

/** How far the work of each day is filled, and how much of what is open this person could do. */
export async function planInSpan(
  db: Db,
  { personId, from, to }: { personId: string; from: string; to: string },
): Promise<VacationDetail['plan']> {
  const isOpen = sql`${isPosition} and i.status ${oneOf(unfilledStates)} and i.status <> 'requested'`;
  const { rows } = await sql<VacationDetail['plan'][number]>`
    select i."startDate" as day,
      (count(*) filter (where ${isPosition}))::int as positions,
      (count(*) filter (where ${isFilled}))::int as filled,
      (count(*) filter (where i.status = 'requested'))::int as requested,
      (count(*) filter (where ${isOpen} and i."functionId" in (
        select f."functionId" from "personFunction" f where f."personId" = ${personId})))::int as "openForPerson"
    from "crewItem" i
      join crew k on k.id = i."crewId"
      join project j on j.id = i."projectId"
    where i."startDate" between ${from} and ${to}
      and k."cancelledAt" is null and j."cancelledAt" is null and j.kind in ('client', 'internal')
    group by i."startDate"
    having count(*) filter (where ${isPosition}) > 0
    order by i."startDate"`.execute(db);
  return rows;
}
