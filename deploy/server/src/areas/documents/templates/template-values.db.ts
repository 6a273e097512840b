import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';

const functions = sql<string[]>`array(select f.caption from person_function pf
  join function f on f.tenant_id = pf.tenant_id and f.id = pf.function_id
  where pf.tenant_id = p.tenant_id and pf.person_id = p.id order by f.rank, f.caption)`;

/** People who can be given a document, with what a paper says of them. */
export const peopleForPapers = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('person as p')
    .select([
      'p.id',
      fullName('p').as('name'),
      'p.contact_number as number',
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
    .selectFrom('staff_contract as k')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('staff_contract_version as v')
          .select([
            'v.weekday_minutes as weekdayMinutes',
            'v.month_minutes as monthMinutes',
            'v.days_per_week as daysPerWeek',
            'v.vacation_days as vacationDays',
            'v.pay_minor as payMinor',
            'v.currency',
          ])
          .whereRef('v.tenant_id', '=', 'k.tenant_id')
          .whereRef('v.contract_id', '=', 'k.id')
          .where(sql<boolean>`v.valid_from <= greatest(k.valid_from, ${day}::date)`)
          .orderBy('v.valid_from', 'desc')
          .limit(1)
          .as('terms'),
      (join) => join.onTrue(),
    )
    .distinctOn('k.person_id')
    .select([
      'k.id',
      'k.person_id as personId',
      'k.number',
      'k.caption',
      'k.valid_from as validFrom',
      'k.valid_until as validUntil',
      'terms.weekdayMinutes',
      'terms.monthMinutes',
      'terms.daysPerWeek',
      'terms.vacationDays',
      'terms.payMinor',
      'terms.currency',
    ])
    .where('k.person_id', 'in', ids)
    .where((of) => of.or([of('k.valid_until', 'is', null), of('k.valid_until', '>=', day)]))
    .orderBy('k.person_id')
    .orderBy('k.valid_from')
    .orderBy('k.id')
    .execute();
export type ContractForPaper = Awaited<ReturnType<typeof contractsForPapers>>[number];

/** The tenant as its papers name it: the company that writes the invoices before any other. */
export const companyOfPapers = (db: Db) =>
  db
    .selectFrom('tenant_company')
    .select(['name', 'street', 'zip', 'city'])
    .orderBy('writes_invoices', 'desc')
    .orderBy('name')
    .limit(1)
    .executeTakeFirst();
