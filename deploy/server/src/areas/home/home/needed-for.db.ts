import { sql } from 'kysely';

/** Names of the functions of a person that need the skill of a column. */
export const neededFor = (personId: string, column: string) => sql<string>`coalesce((
  select string_agg(function.caption, ', ' order by function.caption) from "functionSkill"
  join "personFunction" on "personFunction"."functionId" = "functionSkill"."functionId"
  join function on function.id = "functionSkill"."functionId"
  where "functionSkill"."skillId" = ${sql.ref(column)} and "functionSkill".required
    and "personFunction"."personId" = ${personId}), '')`;
