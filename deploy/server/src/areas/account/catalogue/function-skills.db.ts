import { sql } from 'kysely';

export type FunctionSkill = { id: string; caption: string; required: boolean };

/** What a function asks for. */
export const functionSkills = sql<FunctionSkill[]>`(select coalesce(json_agg(json_build_object('id', skill.id,
    'caption', skill.caption, 'required', "functionSkill".required) order by skill.caption, skill.id), '[]')
  from "functionSkill" join skill on skill.id = "functionSkill"."skillId"
  where "functionSkill"."functionId" = function.id)`;
