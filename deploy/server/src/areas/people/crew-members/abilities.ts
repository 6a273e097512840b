import type { crewMembers } from '@callboard/contract';
import { dayAt } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { functionsWithPeople, provedSkillRows, tagRows } from './abilities.db.ts';

export const crewFunctions: Handler<typeof crewMembers.crewFunctions> = async ({ query }, { db }) => {
  const { rows, total } = await functionsWithPeople(db, query);
  return listOf(rows, total, query);
};

export const crewTags: Handler<typeof crewMembers.crewTags> = async ({ query }, { db }) => {
  const { rows, total } = await tagRows(db, query);
  return listOf(rows, total, query);
};

export const documentBasedSkills: Handler<typeof crewMembers.documentBasedSkills> = async (
  { query },
  { db, now },
) => {
  const { rows, total } = await provedSkillRows(db, dayAt(now(), 'UTC'), query);
  return listOf(rows, total, query);
};
