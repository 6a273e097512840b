import { openPayrollItemStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { PayrollItemState } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { fullName } from '#platform/db/full-name.ts';
import { offsetOf } from '#platform/http/paging.ts';

const itemRows = (db: Db) =>
  db
    .selectFrom('payrollItem as i')
    .innerJoin('payroll as p', 'p.id', 'i.payrollId')
    .leftJoin('crewItem as c', 'c.id', 'i.crewItemId')
    .leftJoin('crew as t', 't.id', 'c.crewId')
    .leftJoin('function as f', 'f.id', 'c.functionId')
    .leftJoin('project as j', (join) =>
      join.on('j.id', '=', (of) => of.fn.coalesce('i.projectId', 'c.projectId')),
    )
    .leftJoin('person as a', 'a.id', 'i.answeredBy')
    .select([
      'i.id',
      'i.version',
      'i.payrollId',
      'p.number as payrollNumber',
      'p.status as payrollStatus',
      'p.windowEndsAt',
      'p.personId',
      'p.currency',
      'p.releasedBy',
      'i.caption',
      'i.day',
      'i.crewItemId',
      'j.id as projectId',
      'j.number as projectNumber',
      'j.name as projectName',
      't.id as crewId',
      't.name as crewName',
      'f.caption as function',
      'c.startsAt',
      'c.endsAt',
      'c.timeZone',
      'c.payBasis as basis',
      sql<number | null>`case when c.currency = p.currency then c."payMinor" end`.as('agreedMinor'),
      'i.plannedMinutes',
      'i.checkedMinutes',
      'i.approvedMinutes',
      'i.paidMinutes',
      'i.amountMinor',
      'i.status',
      'i.declinedBody',
      'i.answerBody',
      'i.answeredBy',
      fullName<string | null>('a').as('answeredByName'),
      'i.changedAt',
    ]);
export type PayrollItemFacts = Awaited<ReturnType<ReturnType<typeof itemRows>['executeTakeFirstOrThrow']>>;

const itemsInOrder = (db: Db, payrollId: string) =>
  itemRows(db).where('i.payrollId', '=', payrollId).orderBy('i.rank').orderBy('i.day').orderBy('i.id');

export const allItemsOfPayroll = (db: Db, payrollId: string) => itemsInOrder(db, payrollId).execute();

export async function itemsOfPayroll(
  db: Db,
  payrollId: string,
  wanted: { status?: PayrollItemState | undefined; limit: number; page: number },
) {
  const { status } = wanted;
  const { total } = await db
    .selectFrom('payrollItem')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('payrollId', '=', payrollId)
    .$if(status !== undefined, (rows) => rows.where('status', '=', status as PayrollItemState))
    .executeTakeFirstOrThrow();
  const rows = await itemsInOrder(db, payrollId)
    .$if(status !== undefined, (of) => of.where('i.status', '=', status as PayrollItemState))
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}

export const payrollItemById = (db: Db, id: string) => itemRows(db).where('i.id', '=', id).executeTakeFirst();

export const statesOfItems = (db: Db, payrollId: string) =>
  db.selectFrom('payrollItem').select('status').where('payrollId', '=', payrollId).execute();

export const changeItem = async (
  db: Db,
  id: string,
  change: Partial<{
    status: PayrollItemState;
    caption: string;
    approvedMinutes: number;
    paidMinutes: number;
    amountMinor: number;
    declinedBody: string;
    answerBody: string;
    answeredBy: string | null;
    changedAt: Date;
  }>,
): Promise<void> => {
  await db
    .updateTable('payrollItem')
    .set((of) => ({ ...change, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** Confirms what is left of a payroll; how many that were. */
export async function confirmOpenItems(db: Db, payrollId: string, at: Date): Promise<number> {
  const done = await db
    .updateTable('payrollItem')
    .set((of) => ({ status: sql`'confirmed'`, changedAt: at, version: of('version', '+', 1) }))
    .where('payrollId', '=', payrollId)
    .where('status', 'in', openPayrollItemStates)
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}
