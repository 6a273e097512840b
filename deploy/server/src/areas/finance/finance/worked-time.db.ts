import { sql } from 'kysely';

/** Of `crew_check as c`: milliseconds from check-in to check-out, as `workedMinutes` takes them. */
export const presentMs = sql<
  number | null
>`(extract(epoch from c.checked_until - c.checked_from) * 1000)::float8`;

/** And of its recorded breaks; null where none was recorded. What lies outside the work does not count. */
export const recordedBreakMs = sql<number | null>`(select (sum(greatest(0, extract(epoch from
    least(coalesce(b.until_at, c.checked_until), c.checked_until) - greatest(b.from_at, c.checked_from)))) * 1000)::float8
  from crew_break b where b.tenant_id = c.tenant_id and b.check_id = c.id)`;
