import { crewItemGroups } from '@callboard/domain';
import type { CrewItemState } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { isFilled, isPosition, isSpare } from '../../../account/access/access.public.ts';
import { onSiteFacts } from '../../crew-checks/crew-checks.public.ts';
import type { OnSiteFacts } from '../../crew-checks/crew-checks.public.ts';

type Wanted = {
  from: string;
  to: string;
  /** A day of a crew is shown for one such position. */
  mode: RawBuilder<boolean>;
  /** Which projects. */
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
const isTimed = sql`"crewItem"."startTime" is not null and "crewItem"."endTime" is not null`;

/**
 * Crews by the days on which they have positions, the earliest first. A crew without any stands on its own day, for it
 * is what is left to plan. Days off that are kept as projects are no crews.
 */
export async function crewDays(db: Db, { from, to, mode, seen, limit }: Wanted): Promise<CrewDay[]> {
  const { rows } = await sql<CrewDay>`
    with found as materialized (
      select crew.id, coalesce("crewItem"."startDate", crew."startDate") as day,
        coalesce(min(${clock('crewItem.startTime')}) filter (where ${isPosition}),
          ${clock('crew.startTime')}) as "from",
        coalesce((array_agg(${clock('crewItem.endTime')} order by "crewItem"."endsAt" desc nulls last)
          filter (where ${isPosition} and "crewItem"."endTime" is not null))[1], ${clock('crew.endTime')}) as until,
        max(("crewItem"."endsAt" at time zone "crewItem"."timeZone")::date) filter (where ${isPosition}) as "lastDay",
        coalesce(bool_or(not (${isTimed})) filter (where ${isPosition}),
          crew."startTime" is null or crew."endTime" is null) as "timesMissing",
        count("crewItem".id) filter (where ${isPosition}) as positions,
        count("crewItem".id) filter (where ${isFilled}) as filled,
        count("crewItem".id) filter (where "crewItem".status = 'requested') as requested,
        count("crewItem".id) filter (where ${isSpare}) as spare,
        coalesce(jsonb_agg(${onSiteFacts}
            || jsonb_build_object('status', "crewItem".status, 'startsAt', "crewItem"."startsAt", 'endsAt',
              "crewItem"."endsAt"))
          filter (where "crewItem"."personId" is not null and "crewItem".status ${oneOf(crewItemGroups.roster)}
            and "crewItem"."startsAt" is not null and "crewItem"."endsAt" is not null), '[]') as "onSite"
      from crew
        join project on project.id = crew."projectId"
        left join "crewItem" on "crewItem"."crewId" = crew.id
        left join "function" on function.id = "crewItem"."functionId"
      where crew."cancelledAt" is null and project."cancelledAt" is null and project.kind in ('client', 'internal')
        and ${seen}
        and coalesce("crewItem"."startDate", crew."startDate") between ${from} and ${to}
      group by crew."tenantId", crew.id, coalesce("crewItem"."startDate", crew."startDate")
      having coalesce(bool_or(${mode}), false))
    select crew.id, crew.name, project.number as "projectNumber", project.name as "projectName",
      project.kind = 'internal' as internal,
      company.name as company, location.name as "locationName", location.city as "locationCity",
      found.day, found."from", found.until, found."lastDay", crew."timeZone", found."timesMissing",
      found.positions::int, found.filled::int, found.requested::int, found.spare::int, found."onSite",
      coalesce((select json_agg(json_build_object('dueFrom', "securityCheck"."dueFrom", 'dueUntil',
        "securityCheck"."dueUntil",
          'endsAt', "securityCheck"."endsAt", 'doneAt', "securityCheck"."doneAt"))
        from "securityCheck" where "securityCheck"."crewId" = crew.id and "securityCheck".date = found.day), '[]')
        as "securityChecks",
      (count(*) over ())::int as total
    from found
      join crew on crew.id = found.id
      join project on project.id = crew."projectId"
      left join company on company.id = project."companyId"
      left join location on location.id = crew."locationId"
    order by found.day, found."from" nulls first, crew.name, crew.id
    limit ${limit}`.execute(db);
  return rows;
}
