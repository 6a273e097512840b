import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '#platform/db/tables.ts';

export type FunctionSkill = { id: string; caption: string; required: boolean };

/** What a function asks for. */
export const functionSkills = jsonArrayFrom(
  expressionBuilder<Tables, 'function'>()
    .selectFrom('functionSkill')
    .innerJoin('skill', 'skill.id', 'functionSkill.skillId')
    .whereRef('functionSkill.functionId', '=', 'function.id')
    .select(['skill.id', 'skill.caption', 'functionSkill.required'])
    .orderBy('skill.caption')
    .orderBy('skill.id'),
);
