import { randomUUID } from 'node:crypto';
import type { receiptFields } from '@callboard/contract';
import { sumsOfGross } from '@callboard/domain';
import type { MoneyLine } from '@callboard/domain';
import type { Insertable, Updateable } from 'kysely';
import { nextNumber } from '#platform/db/expression/number-range.ts';
import type { Db, Tables } from '#platform/db/tables.ts';

export type NewItem = MoneyLine & { description: string };

const toLine = <Row extends { quantity: string }>(row: Row) => ({ ...row, quantity: Number(row.quantity) });

export async function itemsOfReceipt(db: Db, receiptId: string) {
  const rows = await db
    .selectFrom('receiptItem')
    .select(['id', 'version', 'receiptId', 'description', 'quantity', 'unitPriceMinor', 'vatRate', 'rank'])
    .where('receiptId', '=', receiptId)
    .orderBy('rank')
    .orderBy('id')
    .execute();
  return rows.map(toLine);
}
export type ReceiptItemFacts = Awaited<ReturnType<typeof itemsOfReceipt>>[number];

export const receiptOfItem = (db: Db, id: string) =>
  db.selectFrom('receiptItem').select('receiptId').where('id', '=', id).executeTakeFirst();

type New = Insertable<Tables['receipt']>;
/** Every field is given: one that a call forgot would be stored empty, in silence. */
type Facts = Omit<New, 'id' | 'number' | 'tenantId' | 'status'> &
  Required<Pick<New, keyof typeof receiptFields>>;

export async function addReceiptRow(db: Db, facts: Facts): Promise<string> {
  const id = randomUUID();
  const number = `B-${String(await nextNumber(db, 'receipt')).padStart(5, '0')}`;
  await db
    .insertInto('receipt')
    .values({ ...facts, id, number, status: 'draft' })
    .execute();
  return id;
}

export const changeReceipt = async (
  db: Db,
  id: string,
  change: Updateable<Tables['receipt']>,
): Promise<void> => {
  await db
    .updateTable('receipt')
    .set((of) => ({ ...change, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export async function addItems(db: Db, receiptId: string, items: readonly NewItem[]): Promise<string[]> {
  const { last } = await db
    .selectFrom('receiptItem')
    .select((of) => of.fn.coalesce(of.fn.max('rank'), of.lit(0)).as('last'))
    .where('receiptId', '=', receiptId)
    .executeTakeFirstOrThrow();
  const rows = items.map((item, at) => ({
    id: randomUUID(),
    receiptId,
    description: item.description,
    quantity: item.quantity,
    unitPriceMinor: item.unitPriceMinor,
    vatRate: item.vatRate,
    rank: Number(last) + at + 1,
  }));
  if (rows.length > 0) await db.insertInto('receiptItem').values(rows).execute();
  return rows.map(({ id }) => id);
}

export const changeItem = async (
  db: Db,
  id: string,
  change: Updateable<Tables['receiptItem']>,
): Promise<void> => {
  await db
    .updateTable('receiptItem')
    .set((of) => ({ ...change, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const removeItem = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('receiptItem').where('id', '=', id).execute();
};

export const removeReceipt = async (db: Db, id: string): Promise<void> => {
  const linked = db
    .selectFrom('documentLink')
    .select('documentId')
    .where('subjectKind', '=', 'receipt')
    .where('subjectId', '=', id);
  await db.deleteFrom('document').where('id', 'in', linked).where('typeId', '=', 'receiptPhoto').execute();
  await db
    .deleteFrom('documentLink')
    .where('subjectKind', '=', 'receipt')
    .where('subjectId', '=', id)
    .execute();
  await db.deleteFrom('receipt').where('id', '=', id).execute();
};

/** Keeps the sums of a receipt in step with its items. */
export async function sumUp(db: Db, id: string): Promise<number> {
  const { net, gross } = sumsOfGross(await itemsOfReceipt(db, id));
  await changeReceipt(db, id, { netMinor: net, grossMinor: gross });
  return gross;
}

/** What a receipt may point at: kinds there are, jobs that are one's own, projects one works in. */
export const receiptTypeExists = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('catalogueEntry')
    .select('id')
    .where('list', '=', 'receiptTypes')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()) !== undefined;

export const companyExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const projectExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('project').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** The projects of somebody's job, or of all jobs in a project. */
export const jobOf = (db: Db, personId: string, of: { crewItemId?: string; projectId?: string }) =>
  db
    .selectFrom('crewItem')
    .select(['id', 'projectId'])
    .where('personId', '=', personId)
    .$if(of.crewItemId !== undefined, (items) => items.where('id', '=', of.crewItemId ?? ''))
    .$if(of.projectId !== undefined, (items) => items.where('projectId', '=', of.projectId ?? ''))
    .executeTakeFirst();

export const templateById = (db: Db, id: string) =>
  db
    .selectFrom('receiptTemplate')
    .select(['companyId', 'currency', 'items'])
    .where('id', '=', id)
    .executeTakeFirst();
