import { rosterStates } from '@callboard/domain';
import type { CrewItemState } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { isFilled, isPosition, isSpare } from '../../account/access/access.public.ts';
import { onSiteFacts } from '../crew-checks/crew-checks.public.ts';
import type { OnSiteFacts } from '../crew-checks/crew-checks.public.ts';

type Wanted = {
  from: string;
  to: string;
  /** Of `crewItem as i`, `project as j`, `function as n`: a day of a crew is shown for one such position. */
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
const isTimed = sql`i."startTime" is not null and i."endTime" is not null`;

/**
 * Crews by the days on which they have positions, the earliest first. A crew without any stands on its own day, for it
 * is what is left to plan. Days off that are kept as projects are no crews.
 */
export async function crewDays(db: Db, { from, to, mode, seen, limit }: Wanted): Promise<CrewDay[]> {
  const { rows } = await sql<CrewDay>`
    with found as materialized (
      select k.id, coalesce(i."startDate", k."startDate") as day,
        coalesce(min(${clock('i.startTime')}) filter (where ${isPosition}), ${clock('k.startTime')}) as "from",
        coalesce((array_agg(${clock('i.endTime')} order by i."endsAt" desc nulls last)
          filter (where ${isPosition} and i."endTime" is not null))[1], ${clock('k.endTime')}) as until,
        max((i."endsAt" at time zone i."timeZone")::date) filter (where ${isPosition}) as "lastDay",
        coalesce(bool_or(not (${isTimed})) filter (where ${isPosition}),
          k."startTime" is null or k."endTime" is null) as "timesMissing",
        count(i.id) filter (where ${isPosition}) as positions,
        count(i.id) filter (where ${isFilled}) as filled,
        count(i.id) filter (where i.status = 'requested') as requested,
        count(i.id) filter (where ${isSpare}) as spare,
        coalesce(jsonb_agg(${onSiteFacts}
            || jsonb_build_object('status', i.status, 'startsAt', i."startsAt", 'endsAt', i."endsAt"))
          filter (where i."personId" is not null and i.status ${oneOf(rosterStates)}
            and i."startsAt" is not null and i."endsAt" is not null), '[]') as "onSite"
      from crew k
        join project j on j.id = k."projectId"
        left join "crewItem" i on i."crewId" = k.id
        left join "function" n on n.id = i."functionId"
      where k."cancelledAt" is null and j."cancelledAt" is null and j.kind in ('client', 'internal') and ${seen}
        and coalesce(i."startDate", k."startDate") between ${from} and ${to}
      group by k."tenantId", k.id, coalesce(i."startDate", k."startDate")
      having coalesce(bool_or(${mode}), false))
    select k.id, k.name, j.number as "projectNumber", j.name as "projectName", j.kind = 'internal' as internal,
      o.name as company, l.name as "locationName", l.city as "locationCity",
      f.day, f."from", f.until, f."lastDay", k."timeZone", f."timesMissing",
      f.positions::int, f.filled::int, f.requested::int, f.spare::int, f."onSite",
      coalesce((select json_agg(json_build_object('dueFrom', s."dueFrom", 'dueUntil', s."dueUntil",
          'endsAt', s."endsAt", 'doneAt', s."doneAt"))
        from "securityCheck" s where s."crewId" = k.id and s.date = f.day), '[]')
        as "securityChecks",
      (count(*) over ())::int as total
    from found f
      join crew k on k.id = f.id
      join project j on j.id = k."projectId"
      left join company o on o.id = j."companyId"
      left join location l on l.id = k."locationId"
    order by f.day, f."from" nulls first, k.name, k.id
    limit ${limit}`.execute(db);
  return rows;
}
