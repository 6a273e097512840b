import { sql } from 'kysely';
import type { LoginType } from '@callboard/contract';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db, Tables } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import './catalogue.tables.ts';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import { functionSkills } from './function-skills.db.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

type Page = { limit: number; page: number };
export type ListName = Tables['catalogue_entry']['list'];

export async function entriesOf(db: Db, list: ListName, page: Page) {
  const found = db.selectFrom('catalogue_entry').where('list', '=', list).where('active', '=', true);
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
        'f.crew_chief as crewChief',
        'f.spare',
        'f.color',
        'f.pay_hint as payHint',
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
    .selectFrom('document_type')
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('document_type as t')
    .leftJoin('skill as s', (join) =>
      join.onRef('s.tenant_id', '=', 't.tenant_id').onRef('s.id', '=', 't.skill_id'),
    )
    .select([
      't.id',
      't.caption',
      't.parameters',
      't.paper_needed as paperNeeded',
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
  let found = db
    .selectFrom('login as g')
    .leftJoin('person as n', (join) =>
      join.onRef('n.tenant_id', '=', 'g.tenant_id').onRef('n.id', '=', 'g.person_id'),
    );
  if (wanted.loginType) {
    found = found.where(
      sql<boolean>`exists (select from login_type t where t.tenant_id = g.tenant_id and t.login_id = g.id
        and t.login_type = ${wanted.loginType})`,
    );
  }
  const text = sql`fold_text(concat_ws(' ', g.name, ${fullName('n')}, n.contact_number))`;
  found = found.where(hasAll(text, wanted.search));
  return pageOf(
    found
      .select([
        'g.id',
        'g.name as login',
        'g.token_type as type',
        'n.id as personId',
        fullName<string | null>('n').as('personName'),
        'n.contact_number as contactNumber',
        'g.blocked',
        sql<
          LoginType[]
        >`(select coalesce(json_agg(t.login_type order by t.login_type), '[]') from login_type t
        where t.tenant_id = g.tenant_id and t.login_id = g.id)`.as('loginTypes'),
      ])
      .orderBy('n.last_name')
      .orderBy('g.name')
      .orderBy('g.id'),
    wanted,
  );
}
