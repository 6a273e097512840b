import type { Db } from '#platform/db/tables.ts';

/** Whether a contract says what an hour of this day is paid. */
export const contractPaysOn = async (db: Db, personId: string, day: string): Promise<boolean> =>
  (await db
    .selectFrom('staffContract as k')
    .innerJoin('staffContractVersion as v', 'v.contractId', 'k.id')
    .select('v.id')
    .where('k.personId', '=', personId)
    .where('k.validFrom', '<=', day)
    .where((of) => of.or([of('k.validUntil', 'is', null), of('k.validUntil', '>=', day)]))
    .where('v.validFrom', '<=', day)
    .limit(1)
    .executeTakeFirst()) !== undefined;
