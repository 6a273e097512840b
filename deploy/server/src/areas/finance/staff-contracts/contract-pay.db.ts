import type { Db } from '../../../platform/db/tables.ts';

/** Whether a contract says what an hour of this day is paid. */
export const contractPaysOn = async (db: Db, personId: string, day: string): Promise<boolean> =>
  (await db
    .selectFrom('staff_contract as k')
    .innerJoin('staff_contract_version as v', (join) =>
      join.onRef('v.tenant_id', '=', 'k.tenant_id').onRef('v.contract_id', '=', 'k.id'),
    )
    .select('v.id')
    .where('k.person_id', '=', personId)
    .where('k.valid_from', '<=', day)
    .where((of) => of.or([of('k.valid_until', 'is', null), of('k.valid_until', '>=', day)]))
    .where('v.valid_from', '<=', day)
    .limit(1)
    .executeTakeFirst()) !== undefined;
