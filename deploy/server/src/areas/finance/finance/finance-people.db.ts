import type { RightName } from '@callboard/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** People of the office who may change these things, always in the same order. */
export async function accountantsOf(db: Db, right: RightName): Promise<string[]> {
  const rows = await db
    .selectFrom('login')
    .innerJoin('loginRight', 'loginRight.loginId', 'login.id')
    .innerJoin('loginType', 'loginType.loginId', 'login.id')
    .select('login.personId')
    .where('loginRight.rightName', '=', right)
    .where('loginRight.permission', '=', 'EDIT')
    .where('loginType.loginType', '=', 'office')
    .where('login.blocked', '=', false)
    .where('login.personId', 'is not', null)
    .orderBy('login.name')
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
      sql<string>`coalesce((select person."regionId" from person where person.id = ${personId}),
        (select "tenantSetting"."regionId" from "tenantSetting" limit 1))`,
    )
    .execute();
  return rows.map(({ day }) => day);
}
