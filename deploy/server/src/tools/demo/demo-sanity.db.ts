import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';

const busy = (name: string) => sql`${sql.ref(`${name}.status`)} ${oneOf(crewItemGroups.colliding)}`;
const meets = sql`a."personId" = b."personId" and a.id < b.id and a."startsAt" < b."endsAt"
  and b."startsAt" < a."endsAt" and ${busy('a')} and ${busy('b')}`;

/** Rules that plans keep, each with a query of what breaks it. */
const rules = {
  projectsThatEndBeforeTheyBegin: sql<{ what: string }>`select number as what from project
    where "endDate" < "beginDate"`,
  crewsOutsideTheirProject: sql`select k.number || ' ' || k."startDate" || ' of ' || p.number || ' ' || p."beginDate"
      || ' ' || coalesce(p."endDate"::text, '') as what
    from crew k join project p on p.id = k."projectId"
    where k."startDate" < p."beginDate" or coalesce(k."endDate", k."startDate") > p."endDate"`,
  positionsOutsideTheirCrew: sql`select k.number || ' ' || i."startDate" as what
    from "crewItem" i join crew k on k.id = i."crewId"
    where i."startDate" < k."startDate" or i."startDate" > coalesce(k."endDate", k."startDate")
      or i."endDate" > greatest(k."endDate", k."startDate" + 1)`,
  positionsOfAnotherProject: sql`select i.id as what from "crewItem" i join crew k on k.id = i."crewId"
    where k."projectId" <> i."projectId"`,
  peopleTwiceAtOnce: sql`select a.id || ' ' || b.id as what from "crewItem" a join "crewItem" b on ${meets}
    where not a."doubleBooking" and not b."doubleBooking"`,
  peopleTwiceInOneCrew: sql`select a.id || ' ' || b.id as what from "crewItem" a join "crewItem" b on ${meets}
    where a."crewId" = b."crewId"`,
  positionsOfInactivePeople: sql`select i.id as what from "crewItem" i join person p on p.id = i."personId"
    where not p.active`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** What of a tenant's plans cannot be: by rule, the first twenty each. */
export async function brokenPlans(db: Db): Promise<Record<keyof typeof rules, string[]>> {
  const found: Partial<Record<keyof typeof rules, string[]>> = {};
  for (const [rule, query] of Object.entries(rules) as [keyof typeof rules, RawBuilder<{ what: string }>][]) {
    const { rows } = await query.execute(db);
    found[rule] = rows.slice(0, 20).map(({ what }) => what);
  }
  return found as Record<keyof typeof rules, string[]>;
}
