import type { RightName } from '@callboard/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** People of the office who may change these things, always in the same order. */
export async function accountantsOf(db: Db, right: RightName): Promise<string[]> {
  const rows = await db
    .selectFrom('login as l')
    .innerJoin('loginRight as r', 'r.loginId', 'l.id')
    .innerJoin('loginType as t', 't.loginId', 'l.id')
    .select('l.personId')
    .where('r.rightName', '=', right)
    .where('r.permission', '=', 'EDIT')
    .where('t.loginType', '=', 'office')
    .where('l.blocked', '=', false)
    .where('l.personId', 'is not', null)
    .orderBy('l.name')
    .execute();
  return [...new Set(rows.flatMap(({ personId }) => (personId === null ? [] : [personId])))];
}

/** Companies that a client speaks for. */
export async function companiesOfClient(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contact')
    .select('companyId')
    .distinct()
    .where('personId', '=', personId)
    .where('companyId', 'is not', null)
    .where('active', '=', true)
    .execute();
  return rows.flatMap(({ companyId }) => (companyId === null ? [] : [companyId]));
}

/** Bank holidays where a person lives, or where the tenant is. */
export async function bankHolidays(
  db: Db,
  { personId, from, to }: { personId: string; from: string; to: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('bankHoliday')
    .select('day')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where(
      'regionId',
      '=',
      sql<string>`coalesce((select p."regionId" from person p where p.id = ${personId}),
        (select s."regionId" from "tenantSetting" s limit 1))`,
    )
    .execute();
  return rows.map(({ day }) => day);
}
