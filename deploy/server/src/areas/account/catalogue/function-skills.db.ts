import { sql } from 'kysely';

export type FunctionSkill = { id: string; caption: string; required: boolean };

/** What a function asks for, of a query in which `f` is the function. */
export const functionSkills = sql<FunctionSkill[]>`(select coalesce(json_agg(json_build_object('id', s.id,
    'caption', s.caption, 'required', n.required) order by s.caption, s.id), '[]')
  from "functionSkill" n join skill s on s.id = n."skillId"
  where n."functionId" = f.id)`;
