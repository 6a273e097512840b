import type { VacationDetail } from '@callboard/contract';
import { unfilledStates } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { isFilled, isPosition } from '../../account/access/access.public.ts';

/** How far the work of each day is filled, and how much of what is open this person could do. */
export async function planInSpan(
  db: Db,
  { personId, from, to }: { personId: string; from: string; to: string },
): Promise<VacationDetail['plan']> {
  const isOpen = sql`${isPosition} and i.status ${oneOf(unfilledStates)} and i.status <> 'requested'`;
  const { rows } = await sql<VacationDetail['plan'][number]>`
    select i.start_date as day,
      (count(*) filter (where ${isPosition}))::int as positions,
      (count(*) filter (where ${isFilled}))::int as filled,
      (count(*) filter (where i.status = 'requested'))::int as requested,
      (count(*) filter (where ${isOpen} and i.function_id in (
        select f.function_id from person_function f where f.person_id = ${personId})))::int as "openForPerson"
    from crew_item i
      join crew k on k.tenant_id = i.tenant_id and k.id = i.crew_id
      join project j on j.tenant_id = i.tenant_id and j.id = i.project_id
    where i.start_date between ${from} and ${to}
      and k.cancelled_at is null and j.cancelled_at is null and j.kind in ('client', 'internal')
    group by i.start_date
    having count(*) filter (where ${isPosition}) > 0
    order by i.start_date`.execute(db);
  return rows;
}
