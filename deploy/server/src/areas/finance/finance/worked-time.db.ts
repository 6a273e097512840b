import { sql } from 'kysely';

/** Of `crewCheck as c`: milliseconds from check-in to check-out, as `workedMinutes` takes them. */
export const presentMs = sql<
  number | null
>`(extract(epoch from c."checkedUntil" - c."checkedFrom") * 1000)::float8`;

/** And of its recorded breaks; null where none was recorded. What lies outside the work does not count. */
export const recordedBreakMs = sql<number | null>`(select (sum(greatest(0, extract(epoch from
    least(coalesce(b."untilAt", c."checkedUntil"), c."checkedUntil") - greatest(b."fromAt", c."checkedFrom")))) * 1000)::float8
  from "crewBreak" b where b."checkId" = c.id)`;
