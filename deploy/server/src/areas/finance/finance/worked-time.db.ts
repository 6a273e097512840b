import { sql } from 'kysely';

/** Milliseconds from check-in to check-out, as `workedMinutes` takes them. */
export const presentMs = sql<
  number | null
>`(extract(epoch from "crewCheck"."checkedUntil" - "crewCheck"."checkedFrom") * 1000)::float8`;

/** And of its recorded breaks; null where none was recorded. What lies outside the work does not count. */
export const recordedBreakMs = sql<number | null>`(select (sum(greatest(0, extract(epoch from
    least(coalesce("crewBreak"."untilAt", "crewCheck"."checkedUntil"),
      "crewCheck"."checkedUntil") - greatest("crewBreak"."fromAt", "crewCheck"."checkedFrom")))) * 1000)::float8
  from "crewBreak" where "crewBreak"."checkId" = "crewCheck".id)`;
