import type { Db } from '#platform/db/tables.ts';

/** Whether a contract says what an hour of this day is paid. */
export const contractPaysOn = async (db: Db, personId: string, day: string): Promise<boolean> =>
  (await db
    .selectFrom('staffContract')
    .innerJoin('staffContractVersion', 'staffContractVersion.contractId', 'staffContract.id')
    .select('staffContractVersion.id')
    .where('staffContract.personId', '=', personId)
    .where('staffContract.validFrom', '<=', day)
    .where((of) =>
      of.or([of('staffContract.validUntil', 'is', null), of('staffContract.validUntil', '>=', day)]),
    )
    .where('staffContractVersion.validFrom', '<=', day)
    .limit(1)
    .executeTakeFirst()) !== undefined;
