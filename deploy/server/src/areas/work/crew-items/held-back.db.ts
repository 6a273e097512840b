import { awayAbsenceStates, bookedStates, collidingStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '../../../platform/db/one-of.ts';
import { longestTravel, travelMinutes } from './travel-minutes.db.ts';

/** The last day that `crew_item as i` takes, as `itemDays` counts: an early morning belongs to the day before. */
export const lastDayTaken = (nightUntil: string) => sql<string>`(case
  when i.end_date is not null then
    case when i.end_date > i.start_date and i.end_time <= ${nightUntil}::time then i.end_date - 1 else i.end_date end
  when i.end_time <= i.start_time and i.end_time > ${nightUntil}::time then i.start_date + 1
  else i.start_date end)`;

const collides = sql`o.starts_at < g.ends_at and g.starts_at < o.ends_at
  and abs(o.start_date - g.start_date) <= 32`;

const siteOf = (alias: string) => ({
  latitude: sql.ref(`${alias}.latitude`),
  longitude: sql.ref(`${alias}.longitude`),
});
const gapMinutes = sql`floor(extract(epoch from
  greatest(g.starts_at - o.ends_at, o.starts_at - g.ends_at)) / 60 + 0.5)`;

/** Read once, and then held against every place; what only depends on times, against every span of times. */
const facts = (personId: string) => sql`
  own as materialized (select x.crew_id, x.start_date, x.starts_at, x.ends_at,
      x.starts_at - ${longestTravel} as near_from, x.ends_at + ${longestTravel} as near_until,
      x.status ${oneOf(bookedStates)} as bound, l.latitude, l.longitude
    from crew_item x join person m on m.tenant_id = x.tenant_id and m.id = x.person_id
      left join crew k on k.tenant_id = x.tenant_id and k.id = x.crew_id
      left join location l on l.tenant_id = k.tenant_id and l.id = k.location_id
    where x.person_id = ${personId} and m.kind = 'employee' and x.status ${oneOf(collidingStates)}
      and x.ends_at > (select min(starts_at) - ${longestTravel} from place)),
  asked as materialized (select crew_id, start_date, starts_at, ends_at from own where not bound),
  times as materialized (select distinct starts_at, ends_at, start_date, last_day from place),
  near as materialized (select g.starts_at, g.ends_at, g.start_date, o.latitude, o.longitude,
      ${gapMinutes} as gap_minutes
    from (select distinct starts_at, ends_at, start_date from times) g
    join own o on o.bound and o.latitude is not null and not (${collides})
      and o.near_until > g.starts_at and o.near_from < g.ends_at),
  far as materialized (select distinct g.id from near o
    join place g on g.starts_at = o.starts_at and g.ends_at = o.ends_at and g.start_date = o.start_date
    join crew k on k.id = g.crew_id
    join location l on l.tenant_id = k.tenant_id and l.id = k.location_id
    where ${travelMinutes(siteOf('l'), siteOf('o'))} > o.gap_minutes),
  bond as materialized (select c.valid_from, coalesce(c.valid_until, 'infinity') as valid_until
    from staff_contract c join person m on m.tenant_id = c.tenant_id and m.id = c.person_id
    where c.person_id = ${personId} and m.kind = 'employee'),
  away as materialized (select b.from_day, b.to_day, b.first_half, b.last_half from absence b
    where b.person_id = ${personId} and b.status ${oneOf(awayAbsenceStates)}
      and b.to_day >= (select min(start_date) from place)),
  need as materialized (select n.function_id, s.skill_id is null as missing,
      coalesce(s.valid_from, '-infinity') as valid_from, coalesce(s.valid_until, 'infinity') as valid_until
    from function_skill n left join person_skill s
      on s.tenant_id = n.tenant_id and s.skill_id = n.skill_id and s.person_id = ${personId}
    where n.required),
  span as materialized (select g.starts_at, g.ends_at, g.start_date, g.last_day
    from times g
    where not exists (select from own o where o.bound and ${collides})
      and not exists (select from away b where b.from_day <= g.last_day and b.to_day >= g.start_date
        and not (b.first_half and b.from_day >= g.start_date)
        and not (b.last_half and b.to_day = greatest(b.from_day, g.start_date)))
      and (not exists (select from bond)
        or exists (select from bond c where c.valid_from <= g.start_date and c.valid_until >= g.last_day)
        or not exists (select from generate_series(0, g.last_day - g.start_date) n
          where not exists (select from bond c
            where c.valid_from <= g.start_date + n and c.valid_until >= g.start_date + n))))`;

/** Exactly what `conflictsOf` calls a stop, of the columns of `place as g`. */
const fits = (personId: string): RawBuilder<boolean> => sql`(
  (select m.active from person m where m.id = ${personId})
  and (g.starts_at, coalesce(g.ends_at, 'infinity'), g.start_date, g.last_day) in
    (select starts_at, coalesce(ends_at, 'infinity'), start_date, last_day from span)
  and g.id not in (select id from far)
  and not exists (select from asked o where o.crew_id = g.crew_id and ${collides})
  and not exists (select from need n where n.function_id = g.function_id
    and (n.missing or n.valid_from > g.start_date or n.valid_until < g.last_day)))`;

export const heldBack = { facts, fits };
