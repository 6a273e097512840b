import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

/** Whom a payroll is sent to. */
export const payeeOf = (db: Db, personId: string) =>
  db
    .selectFrom('person as w')
    .select([fullName('w').as('name'), 'w.contactNumber as number'])
    .select(['w.street', 'w.zip', 'w.city', 'w.country'])
    .where('w.id', '=', personId)
    .executeTakeFirstOrThrow();
export type Payee = Awaited<ReturnType<typeof payeeOf>>;

/** What was corrected in the items of a payroll since then, in order. */
export const correctionsOf = (db: Db, { payrollId, since }: { payrollId: string; since: Date }) =>
  db
    .selectFrom('activity as a')
    .innerJoin('payrollItem as i', 'i.id', 'a.subjectId')
    .select(['i.day', 'i.caption', 'a.before', 'a.after', 'a.reason', 'a.body', 'a.at'])
    .where('i.payrollId', '=', payrollId)
    .where('a.subjectKind', '=', 'payrollItem')
    .where('a.type', '=', 'LOG')
    .where('a.after', 'is not', null)
    .where('a.caption', 'in', ['payroll_item_corrected', 'payroll_item_answered'])
    .where('a.at', '>=', since)
    .where(sql<boolean>`a.after ?| array['caption', 'approvedMinutes', 'paidMinutes', 'amountMinor']`)
    .orderBy('a.at')
    .orderBy('a.id')
    .execute();
export type Correction = Awaited<ReturnType<typeof correctionsOf>>[number];
