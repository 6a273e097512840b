import { randomUUID } from 'node:crypto';
import type { Language } from '@callboard/contract';
import type { MoneyLine } from '@callboard/domain';
import type { Insertable } from 'kysely';
import { nextNumber } from '../../../platform/db/number-range.ts';
import type { Db, Tables } from '../../../platform/db/tables.ts';

type Facts = Omit<Insertable<Tables['invoice']>, 'id' | 'number' | 'tenant_id'>;

export async function addInvoiceRow(
  db: Db,
  facts: Facts,
  items: readonly (MoneyLine & { description: string; crewItemIds?: readonly string[] | undefined })[],
  minutesOf: ReadonlyMap<string, number> = new Map(),
): Promise<string> {
  const id = randomUUID();
  const number = `R-${String(await nextNumber(db, 'invoice')).padStart(5, '0')}`;
  await db
    .insertInto('invoice')
    .values({ ...facts, id, number })
    .execute();
  const rows = items.map((item) => ({ ...item, id: randomUUID() }));
  await db
    .insertInto('invoice_item')
    .values(
      rows.map((item, rank) => ({
        id: item.id,
        invoice_id: id,
        description: item.description,
        quantity: item.quantity,
        unit_price_minor: item.unitPriceMinor,
        vat_rate: item.vatRate,
        rank,
      })),
    )
    .execute();
  const hours = rows.flatMap(({ id: itemId, crewItemIds = [] }) =>
    crewItemIds.map((crewItemId) => ({
      crew_item_id: crewItemId,
      invoice_item_id: itemId,
      minutes: minutesOf.get(crewItemId) ?? 0,
    })),
  );
  if (hours.length > 0) await db.insertInto('invoiced_hours').values(hours).execute();
  return id;
}

export const setPaid = async (db: Db, id: string, paidDate: string | null): Promise<void> => {
  await db
    .updateTable('invoice')
    .set((of) => ({ paid_date: paidDate, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const addPayment = async (
  db: Db,
  payment: { invoiceId: string; paidOn: string; amountMinor: number; at: Date },
): Promise<void> => {
  await db
    .insertInto('invoice_payment')
    .values({
      id: randomUUID(),
      invoice_id: payment.invoiceId,
      paid_on: payment.paidOn,
      amount_minor: payment.amountMinor,
      entered_at: payment.at,
    })
    .execute();
};

export const removePayment = async (
  db: Db,
  { invoiceId, paymentId }: { invoiceId: string; paymentId: string },
): Promise<void> => {
  await db
    .deleteFrom('invoice_payment')
    .where('invoice_id', '=', invoiceId)
    .where('id', '=', paymentId)
    .execute();
};

/** The part that was noted last. */
export const removeLastPayment = async (db: Db, invoiceId: string): Promise<void> => {
  await db
    .deleteFrom('invoice_payment')
    .where('id', '=', (of) =>
      of
        .selectFrom('invoice_payment')
        .select('id')
        .where('invoice_id', '=', invoiceId)
        .orderBy('entered_at', 'desc')
        .orderBy('id')
        .limit(1),
    )
    .execute();
};

export const noteSent = async (
  db: Db,
  {
    id,
    to,
    language,
    reminder,
    at,
  }: { id: string; to: readonly string[]; language: Language; reminder: boolean; at: Date },
): Promise<void> => {
  await db
    .updateTable('invoice')
    .set((of) => ({
      ...(reminder
        ? { reminded_at: at, reminders: of('reminders', '+', 1) }
        : { sent_at: at, sent_to: [...to], sent_language: language }),
      version: of('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

export const setRemindOverdue = async (db: Db, id: string, on: boolean): Promise<void> => {
  await db
    .updateTable('invoice')
    .set((of) => ({ remind_overdue: on, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const companyExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const projectOf = (db: Db, id: string) =>
  db.selectFrom('project').select(['id', 'company_id']).where('id', '=', id).executeTakeFirst();

/** By number or id, with the currency that its company pays in. */
export const projectToInvoice = (db: Db, key: string) =>
  db
    .selectFrom('project as p')
    .leftJoin('company as c', (join) =>
      join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.company_id'),
    )
    .select(['p.id', 'p.number', 'p.name', 'c.currency'])
    .where((of) => of.or([of('p.number', '=', key), of('p.id', '=', key)]))
    .executeTakeFirst();

/** People who see the invoices of a company: its contacts who sign in. */
export async function peopleOfCompany(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contact')
    .select('person_id')
    .where('company_id', '=', companyId)
    .where('person_id', 'is not', null)
    .execute();
  return rows.flatMap(({ person_id }) => (person_id === null ? [] : [person_id]));
}
