import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { functionSkills } from '../../account/catalogue/catalogue.public.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

type Page = { limit: number; page: number };

export async function functionsWithPeople(db: Db, page: Page) {
  const active = db.selectFrom('function').where('function.active', '=', true);
  return pageOf(
    active
      .select([
        'function.id',
        'function.caption',
        'function.short',
        'function.crewChief',
        'function.spare',
        'function.color',
        sql<number>`(select count(*) from "personFunction" join person
        on person.id = "personFunction"."personId" and person.active
        where "personFunction"."functionId" = function.id)`.as('people'),
        functionSkills.as('skills'),
      ])
      .orderBy('function.rank')
      .orderBy('function.caption')
      .orderBy('function.id'),
    page,
  );
}

export async function tagRows(db: Db, page: Page) {
  const tags = db
    .selectFrom('catalogueEntry')
    .where('catalogueEntry.list', '=', 'crewTags')
    .where('catalogueEntry.active', '=', true);
  return pageOf(
    tags
      .select([
        'catalogueEntry.id',
        'catalogueEntry.caption',
        sql<number>`(select count(*) from "personTag" join person
        on person.id = "personTag"."personId" and person.active
        where "personTag"."tagId" = "catalogueEntry".id)`.as('people'),
      ])
      .orderBy('catalogueEntry.rank')
      .orderBy('catalogueEntry.caption')
      .orderBy('catalogueEntry.id'),
    page,
  );
}

export async function provedSkillRows(db: Db, today: string, page: Page) {
  const skills = db.selectFrom('skill').where('skill.documentBased', '=', true);
  const holders = (valid: boolean) => sql<number>`(select count(*) from "personSkill" join person
    on person.id = "personSkill"."personId" and person.active
    where "personSkill"."skillId" = skill.id
      and coalesce("personSkill"."validUntil" >= ${today}, true) = ${valid}
      and coalesce("personSkill"."validFrom" <= ${today}, true))`;
  return pageOf(
    skills
      .select(['skill.id', 'skill.caption', holders(true).as('people'), holders(false).as('expired')])
      .orderBy('skill.caption')
      .orderBy('skill.id'),
    page,
  );
}
