import { sql } from 'kysely';

/** Names of the functions of a person that need the skill of a column. */
export const neededFor = (personId: string, column: string) => sql<string>`coalesce((
  select string_agg(f.caption, ', ' order by f.caption) from function_skill n
  join person_function q on q.tenant_id = n.tenant_id and q.function_id = n.function_id
  join function f on f.tenant_id = n.tenant_id and f.id = n.function_id
  where n.skill_id = ${sql.ref(column)} and n.required and q.person_id = ${personId}), '')`;
