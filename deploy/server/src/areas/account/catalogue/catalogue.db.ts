import { sql } from 'kysely';
import type { LoginType } from '@callboard/contract';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import './catalogue.tables.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { functionSkills } from './function-skills.db.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

type Page = { limit: number; page: number };
export type ListName = Tables['catalogueEntry']['list'];

export async function entriesOf(db: Db, list: ListName, page: Page) {
  const found = db.selectFrom('catalogueEntry').where('list', '=', list).where('active', '=', true);
  const { rows: items, total } = await pageOf(
    found.select(['id', 'caption', 'parameters']).orderBy('rank').orderBy('caption').orderBy('id'),
    page,
  );
  return { items, total };
}

export async function functionsWithPayHint(db: Db, page: Page) {
  const found = db.selectFrom('function').where('active', '=', true);
  const { rows: items, total } = await pageOf(
    found
      .select([
        'id',
        'caption',
        'short',
        'crewChief',
        'spare',
        'color',
        'payHint',
        functionSkills.as('skills'),
      ])
      .orderBy('rank')
      .orderBy('caption')
      .orderBy('id'),
    page,
  );
  return { items, total };
}

export async function documentTypeRows(db: Db, page: Page) {
  const { total } = await db
    .selectFrom('documentType')
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('documentType')
    .leftJoin('skill', 'skill.id', 'documentType.skillId')
    .select([
      'documentType.id',
      'documentType.caption',
      'documentType.parameters',
      'documentType.paperNeeded',
      'documentType.uploadable',
      'skill.id as skillId',
      'skill.caption as skillCaption',
    ])
    .orderBy('documentType.caption')
    .orderBy('documentType.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}

/** Logins without anything secret. */
export async function userRows(db: Db, wanted: Page & { search: Search; loginType?: LoginType | undefined }) {
  let found = db.selectFrom('login').leftJoin('person', 'person.id', 'login.personId');
  if (wanted.loginType) {
    found = found.where(
      sql<boolean>`exists (select from "loginType" where "loginType"."loginId" = login.id
        and "loginType"."loginType" = ${wanted.loginType})`,
    );
  }
  const text = sql`fold_text(concat_ws(' ', login.name, ${fullName('person')}, person."contactNumber"))`;
  found = found.where(hasAll(text, wanted.search));
  return pageOf(
    found
      .select([
        'login.id',
        'login.name as login',
        'login.tokenType as type',
        'person.id as personId',
        fullName<string | null>('person').as('personName'),
        'person.contactNumber',
        'login.blocked',
        sql<
          LoginType[]
        >`(select coalesce(json_agg("loginType"."loginType" order by "loginType"."loginType"), '[]') from "loginType"
        where "loginType"."loginId" = login.id)`.as('loginTypes'),
      ])
      .orderBy('person.lastName')
      .orderBy('login.name')
      .orderBy('login.id'),
    wanted,
  );
}
