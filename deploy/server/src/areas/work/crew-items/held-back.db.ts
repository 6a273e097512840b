import { awayAbsenceStates, bookedStates, collidingStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '#platform/db/one-of.ts';
import { longestTravel, travelMinutes } from './travel-minutes.db.ts';

/** The last day that `crewItem as i` takes, as `itemDays` counts: an early morning belongs to the day before. */
export const lastDayTaken = (nightUntil: string) => sql<string>`(case
  when i."endDate" is not null then
    case when i."endDate" > i."startDate" and i."endTime" <= ${nightUntil}::time then i."endDate" - 1 else i."endDate" end
  when i."endTime" <= i."startTime" and i."endTime" > ${nightUntil}::time then i."startDate" + 1
  else i."startDate" end)`;

const collides = sql`o."startsAt" < g."endsAt" and g."startsAt" < o."endsAt"
  and abs(o."startDate" - g."startDate") <= 32`;

const siteOf = (alias: string) => ({
  latitude: sql.ref(`${alias}.latitude`),
  longitude: sql.ref(`${alias}.longitude`),
});
const gapMinutes = sql`floor(extract(epoch from
  greatest(g."startsAt" - o."endsAt", o."startsAt" - g."endsAt")) / 60 + 0.5)`;

/** Read once, and then held against every place; what only depends on times, against every span of times. */
const facts = (personId: string) => sql`
  own as materialized (select x."crewId", x."startDate", x."startsAt", x."endsAt",
      x."startsAt" - ${longestTravel} as "nearFrom", x."endsAt" + ${longestTravel} as "nearUntil",
      x.status ${oneOf(bookedStates)} as bound, l.latitude, l.longitude
    from "crewItem" x join person m on m.id = x."personId"
      left join crew k on k.id = x."crewId"
      left join location l on l.id = k."locationId"
    where x."personId" = ${personId} and m.kind = 'employee' and x.status ${oneOf(collidingStates)}
      and x."endsAt" > (select min("startsAt") - ${longestTravel} from place)),
  asked as materialized (select "crewId", "startDate", "startsAt", "endsAt" from own where not bound),
  times as materialized (select distinct "startsAt", "endsAt", "startDate", "lastDay" from place),
  near as materialized (select g."startsAt", g."endsAt", g."startDate", o.latitude, o.longitude,
      ${gapMinutes} as "gapMinutes"
    from (select distinct "startsAt", "endsAt", "startDate" from times) g
    join own o on o.bound and o.latitude is not null and not (${collides})
      and o."nearUntil" > g."startsAt" and o."nearFrom" < g."endsAt"),
  far as materialized (select distinct g.id from near o
    join place g on g."startsAt" = o."startsAt" and g."endsAt" = o."endsAt" and g."startDate" = o."startDate"
    join crew k on k.id = g."crewId"
    join location l on l.id = k."locationId"
    where ${travelMinutes(siteOf('l'), siteOf('o'))} > o."gapMinutes"),
  bond as materialized (select c."validFrom", coalesce(c."validUntil", 'infinity') as "validUntil"
    from "staffContract" c join person m on m.id = c."personId"
    where c."personId" = ${personId} and m.kind = 'employee'),
  away as materialized (select b."fromDay", b."toDay", b."firstHalf", b."lastHalf" from absence b
    where b."personId" = ${personId} and b.status ${oneOf(awayAbsenceStates)}
      and b."toDay" >= (select min("startDate") from place)),
  need as materialized (select n."functionId", s."skillId" is null as missing,
      coalesce(s."validFrom", '-infinity') as "validFrom", coalesce(s."validUntil", 'infinity') as "validUntil"
    from "functionSkill" n left join "personSkill" s
      on s."skillId" = n."skillId" and s."personId" = ${personId}
    where n.required),
  span as materialized (select g."startsAt", g."endsAt", g."startDate", g."lastDay"
    from times g
    where not exists (select from own o where o.bound and ${collides})
      and not exists (select from away b where b."fromDay" <= g."lastDay" and b."toDay" >= g."startDate"
        and not (b."firstHalf" and b."fromDay" >= g."startDate")
        and not (b."lastHalf" and b."toDay" = greatest(b."fromDay", g."startDate")))
      and (not exists (select from bond)
        or exists (select from bond c where c."validFrom" <= g."startDate" and c."validUntil" >= g."lastDay")
        or not exists (select from generate_series(0, g."lastDay" - g."startDate") n
          where not exists (select from bond c
            where c."validFrom" <= g."startDate" + n and c."validUntil" >= g."startDate" + n))))`;

/** Exactly what `conflictsOf` calls a stop, of the columns of `place as g`. */
const fits = (personId: string): RawBuilder<boolean> => sql`(
  (select m.active from person m where m.id = ${personId})
  and (g."startsAt", coalesce(g."endsAt", 'infinity'), g."startDate", g."lastDay") in
    (select "startsAt", coalesce("endsAt", 'infinity'), "startDate", "lastDay" from span)
  and g.id not in (select id from far)
  and not exists (select from asked o where o."crewId" = g."crewId" and ${collides})
  and not exists (select from need n where n."functionId" = g."functionId"
    and (n.missing or n."validFrom" > g."startDate" or n."validUntil" < g."lastDay")))`;

export const heldBack = { facts, fits };
