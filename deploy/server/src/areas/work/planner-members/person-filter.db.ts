import { searchIn } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { nameOf } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

export type PersonFilters = {
  q?: string | undefined;
  crews?: string | undefined;
  functions?: string | undefined;
  tags?: string | undefined;
  regions?: string | undefined;
  skills?: string | undefined;
};

/** Ids with commas between them. */
export const idsOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

const oneOf = (ids: readonly string[]) => sql`(${sql.join(ids.map((id) => sql`${id}`))})`;

/** People found by name or number. */
async function peopleNamed(db: Db, q: string): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'firstName', 'lastName', 'contactNumber'])
    .execute();
  return searchIn(rows, q, (person) => `${nameOf(person)} ${person.contactNumber}`).map(({ id }) => id);
}

/** Conditions for people: one of each list that is given, and every skill. */
export async function personConditions(db: Db, filters: PersonFilters): Promise<RawBuilder<boolean>[]> {
  const conditions: RawBuilder<boolean>[] = [];
  const given = (list: string | undefined, condition: (ids: string[]) => RawBuilder<boolean>) => {
    const ids = idsOf(list);
    if (ids.length > 0) conditions.push(condition(ids));
  };
  if (filters.q?.trim()) {
    const ids = await peopleNamed(db, filters.q);
    conditions.push(ids.length > 0 ? sql<boolean>`person.id in ${oneOf(ids)}` : sql<boolean>`false`);
  }
  given(
    filters.crews,
    (ids) => sql<boolean>`exists (select from "plannerCrewMembership"
      where "plannerCrewMembership"."personId" = person.id
        and "plannerCrewMembership"."plannerCrewId" in ${oneOf(ids)})`,
  );
  given(
    filters.functions,
    (ids) => sql<boolean>`exists (select from "personFunction"
      where "personFunction"."personId" = person.id and "personFunction"."functionId" in ${oneOf(ids)})`,
  );
  given(
    filters.tags,
    (ids) => sql<boolean>`exists (select from "personTag"
      where "personTag"."personId" = person.id and "personTag"."tagId" in ${oneOf(ids)})`,
  );
  given(filters.regions, (ids) => sql<boolean>`person."regionId" in ${oneOf(ids)}`);
  given(
    filters.skills,
    (ids) => sql<boolean>`(select count(distinct "personSkill"."skillId") from "personSkill"
      where "personSkill"."personId" = person.id and "personSkill"."skillId" in ${oneOf(ids)})
      = ${new Set(ids).size}`,
  );
  return conditions;
}
