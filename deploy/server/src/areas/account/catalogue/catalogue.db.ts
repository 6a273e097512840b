import { sql } from 'kysely';
import type { LoginType } from '@callboard/contract';
import { fullName } from '#platform/db/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';
import './catalogue.tables.ts';
import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import { functionSkills } from './function-skills.db.ts';
import { pageOf } from '#platform/db/page-of.ts';

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

export async function functionRows(db: Db, page: Page) {
  const found = db.selectFrom('function as f').where('f.active', '=', true);
  const { rows: items, total } = await pageOf(
    found
      .select([
        'f.id',
        'f.caption',
        'f.short',
        'f.crewChief',
        'f.spare',
        'f.color',
        'f.payHint',
        functionSkills.as('skills'),
      ])
      .orderBy('f.rank')
      .orderBy('f.caption')
      .orderBy('f.id'),
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
    .selectFrom('documentType as t')
    .leftJoin('skill as s', 's.id', 't.skillId')
    .select([
      't.id',
      't.caption',
      't.parameters',
      't.paperNeeded',
      't.uploadable',
      's.id as skillId',
      's.caption as skillCaption',
    ])
    .orderBy('t.caption')
    .orderBy('t.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}

/** Logins without anything secret. */
export async function userRows(db: Db, wanted: Page & { search: Search; loginType?: LoginType | undefined }) {
  let found = db.selectFrom('login as g').leftJoin('person as n', 'n.id', 'g.personId');
  if (wanted.loginType) {
    found = found.where(
      sql<boolean>`exists (select from "loginType" t where t."loginId" = g.id
        and t."loginType" = ${wanted.loginType})`,
    );
  }
  const text = sql`fold_text(concat_ws(' ', g.name, ${fullName('n')}, n."contactNumber"))`;
  found = found.where(hasAll(text, wanted.search));
  return pageOf(
    found
      .select([
        'g.id',
        'g.name as login',
        'g.tokenType as type',
        'n.id as personId',
        fullName<string | null>('n').as('personName'),
        'n.contactNumber',
        'g.blocked',
        sql<
          LoginType[]
        >`(select coalesce(json_agg(t."loginType" order by t."loginType"), '[]') from "loginType" t
        where t."loginId" = g.id)`.as('loginTypes'),
      ])
      .orderBy('n.lastName')
      .orderBy('g.name')
      .orderBy('g.id'),
    wanted,
  );
}
