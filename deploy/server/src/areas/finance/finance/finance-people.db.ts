import type { RightName } from '@callboard/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** People of the office who may change these things, always in the same order. */
export async function accountantsOf(db: Db, right: RightName): Promise<string[]> {
  const rows = await db
    .selectFrom('login as l')
    .innerJoin('login_right as r', 'r.login_id', 'l.id')
    .innerJoin('login_type as t', 't.login_id', 'l.id')
    .select('l.person_id')
    .where('r.right_name', '=', right)
    .where('r.permission', '=', 'EDIT')
    .where('t.login_type', '=', 'office')
    .where('l.blocked', '=', false)
    .where('l.person_id', 'is not', null)
    .orderBy('l.name')
    .execute();
  return [...new Set(rows.flatMap(({ person_id }) => (person_id === null ? [] : [person_id])))];
}

/** Companies that a client speaks for. */
export async function companiesOfClient(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contact')
    .select('company_id')
    .distinct()
    .where('person_id', '=', personId)
    .where('company_id', 'is not', null)
    .where('active', '=', true)
    .execute();
  return rows.flatMap(({ company_id }) => (company_id === null ? [] : [company_id]));
}

/** Bank holidays where a person lives, or where the tenant is. */
export async function bankHolidays(
  db: Db,
  { personId, from, to }: { personId: string; from: string; to: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('bank_holiday')
    .select('day')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where(
      'region_id',
      '=',
      sql<string>`coalesce((select p.region_id from person p where p.id = ${personId}),
        (select s.region_id from tenant_setting s limit 1))`,
    )
    .execute();
  return rows.map(({ day }) => day);
}
