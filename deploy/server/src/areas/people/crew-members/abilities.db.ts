import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { functionSkills } from '../../account/catalogue/catalogue.public.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

type Page = { limit: number; page: number };

export async function functionRows(db: Db, page: Page) {
  const active = db.selectFrom('function as f').where('f.active', '=', true);
  return pageOf(
    active
      .select([
        'f.id',
        'f.caption',
        'f.short',
        'f.crew_chief as crewChief',
        'f.spare',
        'f.color',
        sql<number>`(select count(*) from person_function x join person m
        on m.tenant_id = x.tenant_id and m.id = x.person_id and m.active
        where x.tenant_id = f.tenant_id and x.function_id = f.id)`.as('people'),
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
    .selectFrom('catalogue_entry as t')
    .where('t.list', '=', 'crewTags')
    .where('t.active', '=', true);
  return pageOf(
    tags
      .select([
        't.id',
        't.caption',
        sql<number>`(select count(*) from person_tag x join person m
        on m.tenant_id = x.tenant_id and m.id = x.person_id and m.active
        where x.tenant_id = t.tenant_id and x.tag_id = t.id)`.as('people'),
      ])
      .orderBy('t.rank')
      .orderBy('t.caption')
      .orderBy('t.id'),
    page,
  );
}

export async function provedSkillRows(db: Db, today: string, page: Page) {
  const skills = db.selectFrom('skill as s').where('s.document_based', '=', true);
  const holders = (valid: boolean) => sql<number>`(select count(*) from person_skill x join person m
    on m.tenant_id = x.tenant_id and m.id = x.person_id and m.active
    where x.tenant_id = s.tenant_id and x.skill_id = s.id
      and coalesce(x.valid_until >= ${today}, true) = ${valid}
      and coalesce(x.valid_from <= ${today}, true))`;
  return pageOf(
    skills
      .select(['s.id', 's.caption', holders(true).as('people'), holders(false).as('expired')])
      .orderBy('s.caption')
      .orderBy('s.id'),
    page,
  );
}
