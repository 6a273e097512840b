import { absenceGroups, crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
import { longestTravel, travelMinutes } from './travel-minutes.db.ts';

/** The last day that a position takes, as `itemDays` counts: an early morning belongs to the day before. */
export const lastDayTaken = (nightUntil: string) => sql<string>`(case
  when "crewItem"."endDate" is not null then
    case when "crewItem"."endDate" > "crewItem"."startDate"
      and "crewItem"."endTime" <= ${nightUntil}::time then "crewItem"."endDate" - 1 else "crewItem"."endDate" end
  when "crewItem"."endTime" <= "crewItem"."startTime"
    and "crewItem"."endTime" > ${nightUntil}::time then "crewItem"."startDate" + 1
  else "crewItem"."startDate" end)`;

const collides = sql`other."startsAt" < place."endsAt" and place."startsAt" < other."endsAt"
  and abs(other."startDate" - place."startDate") <= 32`;

const siteOf = (alias: string) => ({
  latitude: sql.ref(`${alias}.latitude`),
  longitude: sql.ref(`${alias}.longitude`),
});
const gapMinutes = sql`floor(extract(epoch from
  greatest(place."startsAt" - other."endsAt", other."startsAt" - place."endsAt")) / 60 + 0.5)`;

/** Read once, and then held against every place; what only depends on times, against every span of times. */
const facts = (personId: string) => sql`
  own as materialized (select "crewItem"."crewId", "crewItem"."startDate", "crewItem"."startsAt", "crewItem"."endsAt",
      "crewItem"."startsAt" - ${longestTravel} as "nearFrom", "crewItem"."endsAt" + ${longestTravel} as "nearUntil",
      "crewItem".status ${oneOf(crewItemGroups.booked)} as bound, location.latitude, location.longitude
    from "crewItem" join person on person.id = "crewItem"."personId"
      left join crew on crew.id = "crewItem"."crewId"
      left join location on location.id = crew."locationId"
    where "crewItem"."personId" = ${personId} and person.kind = 'employee'
      and "crewItem".status ${oneOf(crewItemGroups.colliding)}
      and "crewItem"."endsAt" > (select min("startsAt") - ${longestTravel} from place)),
  asked as materialized (select "crewId", "startDate", "startsAt", "endsAt" from own where not bound),
  times as materialized (select distinct "startsAt", "endsAt", "startDate", "lastDay" from place),
  near as materialized (select place."startsAt", place."endsAt", place."startDate", other.latitude, other.longitude,
      ${gapMinutes} as "gapMinutes"
    from (select distinct "startsAt", "endsAt", "startDate" from times) place
    join own other on other.bound and other.latitude is not null and not (${collides})
      and other."nearUntil" > place."startsAt" and other."nearFrom" < place."endsAt"),
  far as materialized (select distinct place.id from near
    join place on place."startsAt" = near."startsAt" and place."endsAt" = near."endsAt"
      and place."startDate" = near."startDate"
    join crew on crew.id = place."crewId"
    join location on location.id = crew."locationId"
    where ${travelMinutes(siteOf('location'), siteOf('near'))} > near."gapMinutes"),
  bond as materialized (select "staffContract"."validFrom",
    coalesce("staffContract"."validUntil", 'infinity') as "validUntil"
    from "staffContract" join person on person.id = "staffContract"."personId"
    where "staffContract"."personId" = ${personId} and person.kind = 'employee'),
  away as materialized (select absence."fromDay", absence."toDay", absence."firstHalf", absence."lastHalf"
    from absence
    where absence."personId" = ${personId} and absence.status ${oneOf(absenceGroups.away)}
      and absence."toDay" >= (select min("startDate") from place)),
  need as materialized (select "functionSkill"."functionId", "personSkill"."skillId" is null as missing,
      coalesce("personSkill"."validFrom", '-infinity') as "validFrom",
        coalesce("personSkill"."validUntil", 'infinity') as "validUntil"
    from "functionSkill" left join "personSkill"
      on "personSkill"."skillId" = "functionSkill"."skillId" and "personSkill"."personId" = ${personId}
    where "functionSkill".required),
  span as materialized (select place."startsAt", place."endsAt", place."startDate", place."lastDay"
    from times place
    where not exists (select from own other where other.bound and ${collides})
      and not exists (select from away where away."fromDay" <= place."lastDay" and away."toDay" >= place."startDate"
        and not (away."firstHalf" and away."fromDay" >= place."startDate")
        and not (away."lastHalf" and away."toDay" = greatest(away."fromDay", place."startDate")))
      and (not exists (select from bond)
        or exists (select from bond where bond."validFrom" <= place."startDate"
          and bond."validUntil" >= place."lastDay")
        or not exists (select from generate_series(0, place."lastDay" - place."startDate") day
          where not exists (select from bond
            where bond."validFrom" <= place."startDate" + day and bond."validUntil" >= place."startDate" + day))))`;

/** Exactly what `conflictsOf` calls a stop, of the columns of `place`. */
const fits = (personId: string): RawBuilder<boolean> => sql`(
  (select person.active from person where person.id = ${personId})
  and (place."startsAt", coalesce(place."endsAt", 'infinity'), place."startDate", place."lastDay") in
    (select "startsAt", coalesce("endsAt", 'infinity'), "startDate", "lastDay" from span)
  and place.id not in (select id from far)
  and not exists (select from asked other where other."crewId" = place."crewId" and ${collides})
  and not exists (select from need where need."functionId" = place."functionId"
    and (need.missing or need."validFrom" > place."startDate" or need."validUntil" < place."lastDay")))`;

export const heldBack = { facts, fits };
