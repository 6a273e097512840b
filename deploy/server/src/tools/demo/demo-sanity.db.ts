import { collidingStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '../../platform/db/one-of.ts';
import type { Db } from '../../platform/db/tables.ts';

const busy = (name: string) => sql`${sql.ref(`${name}.status`)} ${oneOf(collidingStates)}`;
const meets = sql`a.person_id = b.person_id and a.id < b.id and a.starts_at < b.ends_at
  and b.starts_at < a.ends_at and ${busy('a')} and ${busy('b')}`;

/** Rules that plans keep, each with a query of what breaks it. */
const rules = {
  projectsThatEndBeforeTheyBegin: sql<{ what: string }>`select number as what from project
    where end_date < begin_date`,
  crewsOutsideTheirProject: sql`select k.number || ' ' || k.start_date || ' of ' || p.number || ' ' || p.begin_date
      || ' ' || coalesce(p.end_date::text, '') as what
    from crew k join project p on p.id = k.project_id
    where k.start_date < p.begin_date or coalesce(k.end_date, k.start_date) > p.end_date`,
  positionsOutsideTheirCrew: sql`select k.number || ' ' || i.start_date as what
    from crew_item i join crew k on k.id = i.crew_id
    where i.start_date < k.start_date or i.start_date > coalesce(k.end_date, k.start_date)
      or i.end_date > greatest(k.end_date, k.start_date + 1)`,
  positionsOfAnotherProject: sql`select i.id as what from crew_item i join crew k on k.id = i.crew_id
    where k.project_id <> i.project_id`,
  peopleTwiceAtOnce: sql`select a.id || ' ' || b.id as what from crew_item a join crew_item b on ${meets}
    where not a.double_booking and not b.double_booking`,
  peopleTwiceInOneCrew: sql`select a.id || ' ' || b.id as what from crew_item a join crew_item b on ${meets}
    where a.crew_id = b.crew_id`,
  positionsOfInactivePeople: sql`select i.id as what from crew_item i join person p on p.id = i.person_id
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
