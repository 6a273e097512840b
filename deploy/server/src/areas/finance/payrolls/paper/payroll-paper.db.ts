import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

/** Whom a payroll is sent to. */
export const payeeOf = (db: Db, personId: string) =>
  db
    .selectFrom('person')
    .select([fullName('person').as('name'), 'contactNumber as number'])
    .select(['street', 'zip', 'city', 'country'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
export type Payee = Awaited<ReturnType<typeof payeeOf>>;

/** What was corrected in the items of a payroll since then, in order. */
export const correctionsOf = (db: Db, { payrollId, since }: { payrollId: string; since: Date }) =>
  db
    .selectFrom('activity')
    .innerJoin('payrollItem', 'payrollItem.id', 'activity.subjectId')
    .select([
      'payrollItem.day',
      'payrollItem.caption',
      'activity.before',
      'activity.after',
      'activity.reason',
      'activity.body',
      'activity.at',
    ])
    .where('payrollItem.payrollId', '=', payrollId)
    .where('activity.subjectKind', '=', 'payrollItem')
    .where('activity.type', '=', 'LOG')
    .where('activity.after', 'is not', null)
    .where('activity.caption', 'in', ['payroll_item_corrected', 'payroll_item_answered'])
    .where('activity.at', '>=', since)
    .where(sql<boolean>`activity.after ?| array['caption', 'approvedMinutes', 'paidMinutes', 'amountMinor']`)
    .orderBy('activity.at')
    .orderBy('activity.id')
    .execute();
export type Correction = Awaited<ReturnType<typeof correctionsOf>>[number];
