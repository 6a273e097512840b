import { rosterStates } from '@callboard/domain';
import type { CrewItemState } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { isFilled, isPosition, isSpare } from '../../account/access/access.public.ts';
import { onSiteFacts } from '../crew-checks/crew-checks.public.ts';
import type { OnSiteFacts } from '../crew-checks/crew-checks.public.ts';

type Wanted = {
  from: string;
  to: string;
  /** Of `crew_item as i`, `project as j`, `function as n`: a day of a crew is shown for one such position. */
  mode: RawBuilder<boolean>;
  /** Of `project as j`. */
  seen: RawBuilder<boolean>;
  limit: number;
};

/** A position that somebody is to work: how far the person is. */
type OnSite = OnSiteFacts & { status: CrewItemState; startsAt: string; endsAt: string };
type SecurityCheck = { dueFrom: string; dueUntil: string; endsAt: string | null; doneAt: string | null };
export type CrewDay = {
  id: string;
  name: string;
  projectNumber: string;
  projectName: string;
  internal: boolean;
  company: string | null;
  locationName: string | null;
  locationCity: string | null;
  day: string;
  from: string | null;
  until: string | null;
  lastDay: string | null;
  timeZone: string;
  timesMissing: boolean;
  positions: number;
  filled: number;
  requested: number;
  spare: number;
  onSite: OnSite[];
  securityChecks: SecurityCheck[];
  total: number;
};

const clock = (time: string) => sql`to_char(${sql.ref(time)}, 'HH24:MI')`;
const isTimed = sql`i.start_time is not null and i.end_time is not null`;

/**
 * Crews by the days on which they have positions, the earliest first. A crew without any stands on its own day, for it
 * is what is left to plan. Days off that are kept as projects are no crews.
 */
export async function crewDays(db: Db, { from, to, mode, seen, limit }: Wanted): Promise<CrewDay[]> {
  const { rows } = await sql<CrewDay>`
    with found as materialized (
      select k.id, coalesce(i.start_date, k.start_date) as day,
        coalesce(min(${clock('i.start_time')}) filter (where ${isPosition}), ${clock('k.start_time')}) as "from",
        coalesce((array_agg(${clock('i.end_time')} order by i.ends_at desc nulls last)
          filter (where ${isPosition} and i.end_time is not null))[1], ${clock('k.end_time')}) as until,
        max((i.ends_at at time zone i.time_zone)::date) filter (where ${isPosition}) as "lastDay",
        coalesce(bool_or(not (${isTimed})) filter (where ${isPosition}),
          k.start_time is null or k.end_time is null) as "timesMissing",
        count(i.id) filter (where ${isPosition}) as positions,
        count(i.id) filter (where ${isFilled}) as filled,
        count(i.id) filter (where i.status = 'requested') as requested,
        count(i.id) filter (where ${isSpare}) as spare,
        coalesce(jsonb_agg(${onSiteFacts}
            || jsonb_build_object('status', i.status, 'startsAt', i.starts_at, 'endsAt', i.ends_at))
          filter (where i.person_id is not null and i.status ${oneOf(rosterStates)}
            and i.starts_at is not null and i.ends_at is not null), '[]') as "onSite"
      from crew k
        join project j on j.tenant_id = k.tenant_id and j.id = k.project_id
        left join crew_item i on i.tenant_id = k.tenant_id and i.crew_id = k.id
        left join "function" n on n.tenant_id = i.tenant_id and n.id = i.function_id
      where k.cancelled_at is null and j.cancelled_at is null and j.kind in ('client', 'internal') and ${seen}
        and coalesce(i.start_date, k.start_date) between ${from} and ${to}
      group by k.tenant_id, k.id, coalesce(i.start_date, k.start_date)
      having coalesce(bool_or(${mode}), false))
    select k.id, k.name, j.number as "projectNumber", j.name as "projectName", j.kind = 'internal' as internal,
      o.name as company, l.name as "locationName", l.city as "locationCity",
      f.day, f."from", f.until, f."lastDay", k.time_zone as "timeZone", f."timesMissing",
      f.positions::int, f.filled::int, f.requested::int, f.spare::int, f."onSite",
      coalesce((select json_agg(json_build_object('dueFrom', s.due_from, 'dueUntil', s.due_until,
          'endsAt', s.ends_at, 'doneAt', s.done_at))
        from security_check s where s.tenant_id = k.tenant_id and s.crew_id = k.id and s.date = f.day), '[]')
        as "securityChecks",
      (count(*) over ())::int as total
    from found f
      join crew k on k.id = f.id
      join project j on j.tenant_id = k.tenant_id and j.id = k.project_id
      left join company o on o.tenant_id = j.tenant_id and o.id = j.company_id
      left join location l on l.tenant_id = k.tenant_id and l.id = k.location_id
    order by f.day, f."from" nulls first, k.name, k.id
    limit ${limit}`.execute(db);
  return rows;
}
