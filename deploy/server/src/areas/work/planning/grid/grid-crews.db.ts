import { sql } from 'kysely';
import { anyOf } from '#platform/db/expression/any-of.ts';
import { asLines, linesByFirst, stringAgg } from '#platform/db/expression/lines.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Caller } from '#platform/http/handler.ts';

const membership = asLines([sql`"personId"`, sql`"plannerCrewId"`]);
type Found = { lines: string | null; crews: [id: string, caption: string, planner: string | null][] | null };

/** The groups that these people belong to, those that the caller plans with first. */
export async function gridCrews(db: Db, { personId }: Caller, people: readonly string[]) {
  const { rows } = await sql<Found>`with own as materialized (
      select "personId", "plannerCrewId" from "plannerCrewMembership" where "personId" = ${anyOf(people)})
    select (select ${stringAgg(membership)} from own) as lines,
      (select json_agg(json_build_array("plannerCrew".id, "plannerCrew".name, "plannerCrew"."plannerId")
          order by "plannerCrew"."plannerId" is not distinct from ${personId}::text desc, "plannerCrew".name,
            "plannerCrew".id)
        from "plannerCrew" where "plannerCrew".id = any(array(select distinct "plannerCrewId"
          from own))) as crews`.execute(db);
  const crewsOf = linesByFirst(rows[0]?.lines ?? null, ([id = '']) => id);
  return {
    of: (id: string): string[] => crewsOf.get(id) ?? [],
    all: (rows[0]?.crews ?? []).map(([id, caption, planner]) => ({
      id,
      caption,
      mine: planner !== null && planner === personId,
    })),
  };
}
