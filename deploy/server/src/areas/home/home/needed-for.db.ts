import { sql } from 'kysely';

/** Names of the functions of a person that need the skill of a column. */
export const neededFor = (personId: string, column: string) => sql<string>`coalesce((
  select string_agg(f.caption, ', ' order by f.caption) from "functionSkill" n
  join "personFunction" q on q."functionId" = n."functionId"
  join function f on f.id = n."functionId"
  where n."skillId" = ${sql.ref(column)} and n.required and q."personId" = ${personId}), '')`;
