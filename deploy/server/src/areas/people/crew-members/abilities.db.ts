import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { functionSkills } from '../../account/catalogue/catalogue.public.ts';
import { pageOf } from '#platform/db/page-of.ts';

type Page = { limit: number; page: number };

export async function functionRows(db: Db, page: Page) {
  const active = db.selectFrom('function as f').where('f.active', '=', true);
  return pageOf(
    active
      .select([
        'f.id',
        'f.caption',
        'f.short',
        'f.crewChief',
        'f.spare',
        'f.color',
        sql<number>`(select count(*) from "personFunction" x join person m
        on m.id = x."personId" and m.active
        where x."functionId" = f.id)`.as('people'),
        functionSkills.as('skills'),
      ])
      .orderBy('f.rank')
      .orderBy('f.caption')
      .orderBy('f.id'),
    page,
  );
}

export async function tagRows(db: Db, page: Page) {
  const tags = db
    .selectFrom('catalogueEntry as t')
    .where('t.list', '=', 'crewTags')
    .where('t.active', '=', true);
  return pageOf(
    tags
      .select([
        't.id',
        't.caption',
        sql<number>`(select count(*) from "personTag" x join person m
        on m.id = x."personId" and m.active
        where x."tagId" = t.id)`.as('people'),
      ])
      .orderBy('t.rank')
      .orderBy('t.caption')
      .orderBy('t.id'),
    page,
  );
}

export async function provedSkillRows(db: Db, today: string, page: Page) {
  const skills = db.selectFrom('skill as s').where('s.documentBased', '=', true);
  const holders = (valid: boolean) => sql<number>`(select count(*) from "personSkill" x join person m
    on m.id = x."personId" and m.active
    where x."skillId" = s.id
      and coalesce(x."validUntil" >= ${today}, true) = ${valid}
      and coalesce(x."validFrom" <= ${today}, true))`;
  return pageOf(
    skills
      .select(['s.id', 's.caption', holders(true).as('people'), holders(false).as('expired')])
      .orderBy('s.caption')
      .orderBy('s.id'),
    page,
  );
}
