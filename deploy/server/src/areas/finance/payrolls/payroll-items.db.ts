import { openPayrollItemStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { PayrollItemState } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import { fullName } from '../../../platform/db/full-name.ts';
import { offsetOf } from '../../../platform/http/paging.ts';

const itemRows = (db: Db) =>
  db
    .selectFrom('payroll_item as i')
    .innerJoin('payroll as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.payroll_id'),
    )
    .leftJoin('crew_item as c', (join) =>
      join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.crew_item_id'),
    )
    .leftJoin('crew as t', (join) =>
      join.onRef('t.tenant_id', '=', 'c.tenant_id').onRef('t.id', '=', 'c.crew_id'),
    )
    .leftJoin('function as f', (join) =>
      join.onRef('f.tenant_id', '=', 'c.tenant_id').onRef('f.id', '=', 'c.function_id'),
    )
    .leftJoin('project as j', (join) =>
      join
        .onRef('j.tenant_id', '=', 'i.tenant_id')
        .on('j.id', '=', (of) => of.fn.coalesce('i.project_id', 'c.project_id')),
    )
    .leftJoin('person as a', (join) =>
      join.onRef('a.tenant_id', '=', 'i.tenant_id').onRef('a.id', '=', 'i.answered_by'),
    )
    .select([
      'i.id',
      'i.version',
      'i.payroll_id',
      'p.number as payrollNumber',
      'p.status as payrollStatus',
      'p.window_ends_at',
      'p.person_id',
      'p.currency',
      'p.released_by',
      'i.caption',
      'i.day',
      'i.crew_item_id',
      'j.id as projectId',
      'j.number as projectNumber',
      'j.name as projectName',
      't.id as crewId',
      't.name as crewName',
      'f.caption as function',
      'c.starts_at',
      'c.ends_at',
      'c.time_zone',
      'c.pay_basis as basis',
      sql<number | null>`case when c.currency = p.currency then c.pay_minor end`.as('agreedMinor'),
      'i.planned_minutes',
      'i.checked_minutes',
      'i.approved_minutes',
      'i.paid_minutes',
      'i.amount_minor',
      'i.status',
      'i.declined_body',
      'i.answer_body',
      'i.answered_by',
      fullName<string | null>('a').as('answeredByName'),
      'i.changed_at',
    ]);
export type PayrollItemFacts = Awaited<ReturnType<ReturnType<typeof itemRows>['executeTakeFirstOrThrow']>>;

const itemsInOrder = (db: Db, payrollId: string) =>
  itemRows(db).where('i.payroll_id', '=', payrollId).orderBy('i.rank').orderBy('i.day').orderBy('i.id');

export const allItemsOfPayroll = (db: Db, payrollId: string) => itemsInOrder(db, payrollId).execute();

export async function itemsOfPayroll(
  db: Db,
  payrollId: string,
  wanted: { status?: PayrollItemState | undefined; limit: number; page: number },
) {
  const { status } = wanted;
  const { total } = await db
    .selectFrom('payroll_item')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('payroll_id', '=', payrollId)
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
  db.selectFrom('payroll_item').select('status').where('payroll_id', '=', payrollId).execute();

export const changeItem = async (
  db: Db,
  id: string,
  change: Partial<{
    status: PayrollItemState;
    caption: string;
    approved_minutes: number;
    paid_minutes: number;
    amount_minor: number;
    declined_body: string;
    answer_body: string;
    answered_by: string | null;
    changed_at: Date;
  }>,
): Promise<void> => {
  await db
    .updateTable('payroll_item')
    .set((of) => ({ ...change, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** Confirms what is left of a payroll; how many that were. */
export async function confirmOpenItems(db: Db, payrollId: string, at: Date): Promise<number> {
  const done = await db
    .updateTable('payroll_item')
    .set((of) => ({ status: sql`'confirmed'`, changed_at: at, version: of('version', '+', 1) }))
    .where('payroll_id', '=', payrollId)
    .where('status', 'in', openPayrollItemStates)
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}
