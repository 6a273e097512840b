import { sql } from 'kysely';
import { anyOf } from '#platform/db/expression/any-of.ts';
import { asLines, stringAgg, linesByFirst, nullIfEmpty } from '#platform/db/expression/lines.ts';
import type { Db } from '#platform/db/tables.ts';

type Captions = [id: string, caption: string][];
type Found = {
  functions: string | null;
  tags: string | null;
  skills: string | null;
  functionNames: Captions | null;
  tagNames: Captions | null;
  skillNames: Captions | null;
  regionNames: Captions | null;
};

const ability = asLines([sql`"personId"`, sql`"functionId"`]);
const tag = asLines([sql`"personId"`, sql`"tagId"`]);
const skill = asLines([sql`"personId"`, sql`"skillId"`, sql`"validUntil"`]);

/** Places in a catalogue, so that what people have stands in its order; what is not in it comes last. */
function catalogueOf(captions: Captions | null) {
  const names = new Map(captions);
  const places = new Map((captions ?? []).map(([id], at) => [id, at]));
  const placeOf = (id: string) => places.get(id) ?? places.size;
  return {
    named: (id: string) => ({ id, caption: names.get(id) ?? id }),
    inOrder: <One extends { id: string }>(some: readonly One[]): One[] =>
      some.toSorted((a, b) => placeOf(a.id) - placeOf(b.id)),
  };
}

/** What these people can do and what is said of them, in the order of the catalogues, in one query. */
export async function abilitiesOf(db: Db, people: readonly string[]) {
  const own = sql`"personId" = ${anyOf(people)}`;
  const list = (name: string) => sql`(select json_agg(json_build_array(id, caption) order by rank, caption)
    from "catalogueEntry" where list = ${name})`;
  const { rows } = await sql<Found>`select
    (select ${stringAgg(ability)} from "personFunction" where ${own}) as functions,
    (select ${stringAgg(tag)} from "personTag" where ${own}) as tags,
    (select ${stringAgg(skill)} from "personSkill" where ${own}) as skills,
    (select json_agg(json_build_array(id, caption) order by rank, caption) from "function") as "functionNames",
    (select json_agg(json_build_array(id, caption) order by caption) from skill) as "skillNames",
    ${list('crewTags')} as "tagNames", ${list('regions')} as "regionNames"`.execute(db);
  const [found] = rows;
  const functions = catalogueOf(found?.functionNames ?? null);
  const tags = catalogueOf(found?.tagNames ?? null);
  const skills = catalogueOf(found?.skillNames ?? null);
  const regions = catalogueOf(found?.regionNames ?? null);
  const functionsOf = linesByFirst(found?.functions ?? null, ([id = '']) => functions.named(id));
  const tagsOf = linesByFirst(found?.tags ?? null, ([id = '']) => tags.named(id));
  const skillsOf = linesByFirst(found?.skills ?? null, ([id = '', validUntil]) => ({
    ...skills.named(id),
    validUntil: nullIfEmpty(validUntil),
  }));
  return {
    functions: (personId: string) => functions.inOrder(functionsOf.get(personId) ?? []),
    tags: (personId: string) => tags.inOrder(tagsOf.get(personId) ?? []),
    skills: (personId: string) => skills.inOrder(skillsOf.get(personId) ?? []),
    /** Without saying until when. */
    skillsOn: (personId: string, day: string) =>
      skills
        .inOrder(skillsOf.get(personId) ?? [])
        .filter(({ validUntil }) => validUntil === null || validUntil >= day)
        .map((one) => ({ ...one, validUntil: null })),
    region: (id: string | null) => (id === null ? null : regions.named(id)),
  };
}
