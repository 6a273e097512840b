import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

const functions = sql<string[]>`array(select function.caption from "personFunction"
  join function on function.id = "personFunction"."functionId"
  where "personFunction"."personId" = person.id order by function.rank, function.caption)`;

/** People who can be given a document, with what a paper says of them. */
export const peopleForPapers = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('person')
    .select([
      'id',
      fullName('person').as('name'),
      'contactNumber as number',
      'birthday',
      'street',
      'zip',
      'city',
      functions.as('functions'),
    ])
    .where('id', 'in', ids)
    .where('active', '=', true)
    .where('kind', '<>', 'anonymous')
    .execute();
export type PersonForPaper = Awaited<ReturnType<typeof peopleForPapers>>[number];

/**
 * Of each person the contract that counts on a day, or else the next one to come, with the terms that it then has.
 * What is over is on no new paper.
 */
export const contractsForPapers = (db: Db, ids: readonly string[], day: string) =>
  db
    .selectFrom('staffContract')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('staffContractVersion')
          .select([
            'staffContractVersion.weekdayMinutes',
            'staffContractVersion.monthMinutes',
            'staffContractVersion.daysPerWeek',
            'staffContractVersion.vacationDays',
            'staffContractVersion.payMinor',
            'staffContractVersion.currency',
          ])
          .whereRef('staffContractVersion.contractId', '=', 'staffContract.id')
          .where(
            sql<boolean>`"staffContractVersion"."validFrom" <= greatest("staffContract"."validFrom", ${day}::date)`,
          )
          .orderBy('staffContractVersion.validFrom', 'desc')
          .limit(1)
          .as('terms'),
      (join) => join.onTrue(),
    )
    .distinctOn('staffContract.personId')
    .select([
      'staffContract.id',
      'staffContract.personId',
      'staffContract.number',
      'staffContract.caption',
      'staffContract.validFrom',
      'staffContract.validUntil',
      'terms.weekdayMinutes',
      'terms.monthMinutes',
      'terms.daysPerWeek',
      'terms.vacationDays',
      'terms.payMinor',
      'terms.currency',
    ])
    .where('staffContract.personId', 'in', ids)
    .where((of) =>
      of.or([of('staffContract.validUntil', 'is', null), of('staffContract.validUntil', '>=', day)]),
    )
    .orderBy('staffContract.personId')
    .orderBy('staffContract.validFrom')
    .orderBy('staffContract.id')
    .execute();
export type ContractForPaper = Awaited<ReturnType<typeof contractsForPapers>>[number];

/** The tenant as its papers name it: the company that writes the invoices before any other. */
export const companyOfPapers = (db: Db) =>
  db
    .selectFrom('tenantCompany')
    .select(['name', 'street', 'zip', 'city'])
    .orderBy('writesInvoices', 'desc')
    .orderBy('name')
    .limit(1)
    .executeTakeFirst();
