import { addDays } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Further back than a position can have begun that still goes on. */
export const longestDays = 32;
export const earliestStart = (day: string): string => addDays(day, -longestDays);

/** The last day that a position takes, by the rule of `itemDays`. */
export const lastDay = (nightUntil: string): RawBuilder<string> => {
  const end = sql`coalesce("crewItem"."endDate",
    "crewItem"."startDate" + coalesce(("crewItem"."endTime" <= "crewItem"."startTime")::int, 0))`;
  return sql<string>`(${end}
    - (${end} > "crewItem"."startDate" and coalesce("crewItem"."endTime" <= ${nightUntil}::time, false))::int)`;
};
