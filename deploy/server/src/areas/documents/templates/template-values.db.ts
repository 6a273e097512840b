import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

const functions = sql<string[]>`array(select f.caption from "personFunction" pf
  join function f on f.id = pf."functionId"
  where pf."personId" = p.id order by f.rank, f.caption)`;

/** People who can be given a document, with what a paper says of them. */
export const peopleForPapers = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('person as p')
    .select([
      'p.id',
      fullName('p').as('name'),
      'p.contactNumber as number',
      'p.birthday',
      'p.street',
      'p.zip',
      'p.city',
      functions.as('functions'),
    ])
    .where('p.id', 'in', ids)
    .where('p.active', '=', true)
    .where('p.kind', '<>', 'anonymous')
    .execute();
export type PersonForPaper = Awaited<ReturnType<typeof peopleForPapers>>[number];

/**
 * Of each person the contract that counts on a day, or else the next one to come, with the terms that it then has.
 * What is over is on no new paper.
 */
export const contractsForPapers = (db: Db, ids: readonly string[], day: string) =>
  db
    .selectFrom('staffContract as k')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('staffContractVersion as v')
          .select([
            'v.weekdayMinutes',
            'v.monthMinutes',
            'v.daysPerWeek',
            'v.vacationDays',
            'v.payMinor',
            'v.currency',
          ])
          .whereRef('v.contractId', '=', 'k.id')
          .where(sql<boolean>`v."validFrom" <= greatest(k."validFrom", ${day}::date)`)
          .orderBy('v.validFrom', 'desc')
          .limit(1)
          .as('terms'),
      (join) => join.onTrue(),
    )
    .distinctOn('k.personId')
    .select([
      'k.id',
      'k.personId',
      'k.number',
      'k.caption',
      'k.validFrom',
      'k.validUntil',
      'terms.weekdayMinutes',
      'terms.monthMinutes',
      'terms.daysPerWeek',
      'terms.vacationDays',
      'terms.payMinor',
      'terms.currency',
    ])
    .where('k.personId', 'in', ids)
    .where((of) => of.or([of('k.validUntil', 'is', null), of('k.validUntil', '>=', day)]))
    .orderBy('k.personId')
    .orderBy('k.validFrom')
    .orderBy('k.id')
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
