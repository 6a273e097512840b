import { payrollItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { PayrollItemState } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { fullName } from '#platform/db/expression/full-name.ts';
import { offsetOf } from '#platform/db/list/paging.ts';

const itemRows = (db: Db) =>
  db
    .selectFrom('payrollItem')
    .innerJoin('payroll', 'payroll.id', 'payrollItem.payrollId')
    .leftJoin('crewItem', 'crewItem.id', 'payrollItem.crewItemId')
    .leftJoin('crew', 'crew.id', 'crewItem.crewId')
    .leftJoin('function', 'function.id', 'crewItem.functionId')
    .leftJoin('project', (join) =>
      join.on('project.id', '=', (of) => of.fn.coalesce('payrollItem.projectId', 'crewItem.projectId')),
    )
    .leftJoin('person', 'person.id', 'payrollItem.answeredBy')
    .select([
      'payrollItem.id',
      'payrollItem.version',
      'payrollItem.payrollId',
      'payroll.number as payrollNumber',
      'payroll.status as payrollStatus',
      'payroll.windowEndsAt',
      'payroll.personId',
      'payroll.currency',
      'payroll.releasedBy',
      'payrollItem.caption',
      'payrollItem.day',
      'payrollItem.crewItemId',
      'project.id as projectId',
      'project.number as projectNumber',
      'project.name as projectName',
      'crew.id as crewId',
      'crew.name as crewName',
      'function.caption as function',
      'crewItem.startsAt',
      'crewItem.endsAt',
      'crewItem.timeZone',
      'crewItem.payBasis as basis',
      sql<number | null>`case when "crewItem".currency = payroll.currency then "crewItem"."payMinor" end`.as(
        'agreedMinor',
      ),
      'payrollItem.plannedMinutes',
      'payrollItem.checkedMinutes',
      'payrollItem.approvedMinutes',
      'payrollItem.paidMinutes',
      'payrollItem.amountMinor',
      'payrollItem.status',
      'payrollItem.declinedBody',
      'payrollItem.answerBody',
      'payrollItem.answeredBy',
      fullName<string | null>('person').as('answeredByName'),
      'payrollItem.changedAt',
    ]);
export type PayrollItemFacts = Awaited<ReturnType<ReturnType<typeof itemRows>['executeTakeFirstOrThrow']>>;

const itemsInOrder = (db: Db, payrollId: string) =>
  itemRows(db)
    .where('payrollItem.payrollId', '=', payrollId)
    .orderBy('payrollItem.rank')
    .orderBy('payrollItem.day')
    .orderBy('payrollItem.id');

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
    .$if(status !== undefined, (of) => of.where('payrollItem.status', '=', status as PayrollItemState))
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}

export const payrollItemById = (db: Db, id: string) =>
  itemRows(db).where('payrollItem.id', '=', id).executeTakeFirst();

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
    .where('status', 'in', payrollItemGroups.open)
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}
