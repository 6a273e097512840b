import { randomUUID } from 'node:crypto';
import type { Language } from '@callboard/contract';
import type { MoneyLine } from '@callboard/domain';
import type { Insertable } from 'kysely';
import { nextNumber } from '#platform/db/expression/number-range.ts';
import type { Db, Tables } from '#platform/db/tables.ts';

type Facts = Omit<Insertable<Tables['invoice']>, 'id' | 'number' | 'tenantId'>;

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
    .insertInto('invoiceItem')
    .values(
      rows.map((item, rank) => ({
        id: item.id,
        invoiceId: id,
        description: item.description,
        quantity: item.quantity,
        unitPriceMinor: item.unitPriceMinor,
        vatRate: item.vatRate,
        rank,
      })),
    )
    .execute();
  const hours = rows.flatMap(({ id: itemId, crewItemIds = [] }) =>
    crewItemIds.map((crewItemId) => ({
      crewItemId,
      invoiceItemId: itemId,
      minutes: minutesOf.get(crewItemId) ?? 0,
    })),
  );
  if (hours.length > 0) await db.insertInto('invoicedHours').values(hours).execute();
  return id;
}

export const setPaid = async (db: Db, id: string, paidDate: string | null): Promise<void> => {
  await db
    .updateTable('invoice')
    .set((of) => ({ paidDate, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const addPayment = async (
  db: Db,
  payment: { invoiceId: string; paidOn: string; amountMinor: number; at: Date },
): Promise<void> => {
  await db
    .insertInto('invoicePayment')
    .values({
      id: randomUUID(),
      invoiceId: payment.invoiceId,
      paidOn: payment.paidOn,
      amountMinor: payment.amountMinor,
      enteredAt: payment.at,
    })
    .execute();
};

export const removePayment = async (
  db: Db,
  { invoiceId, paymentId }: { invoiceId: string; paymentId: string },
): Promise<void> => {
  await db
    .deleteFrom('invoicePayment')
    .where('invoiceId', '=', invoiceId)
    .where('id', '=', paymentId)
    .execute();
};

/** The part that was noted last. */
export const removeLastPayment = async (db: Db, invoiceId: string): Promise<void> => {
  await db
    .deleteFrom('invoicePayment')
    .where('id', '=', (of) =>
      of
        .selectFrom('invoicePayment')
        .select('id')
        .where('invoiceId', '=', invoiceId)
        .orderBy('enteredAt', 'desc')
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
        ? { remindedAt: at, reminders: of('reminders', '+', 1) }
        : { sentAt: at, sentTo: [...to], sentLanguage: language }),
      version: of('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

export const setRemindOverdue = async (db: Db, id: string, on: boolean): Promise<void> => {
  await db
    .updateTable('invoice')
    .set((of) => ({ remindOverdue: on, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const companyExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const projectOf = (db: Db, id: string) =>
  db.selectFrom('project').select(['id', 'companyId']).where('id', '=', id).executeTakeFirst();

/** By number or id, with the currency that its company pays in. */
export const projectToInvoice = (db: Db, key: string) =>
  db
    .selectFrom('project')
    .leftJoin('company', 'company.id', 'project.companyId')
    .select(['project.id', 'project.number', 'project.name', 'company.currency'])
    .where((of) => of.or([of('project.number', '=', key), of('project.id', '=', key)]))
    .executeTakeFirst();

/** People who see the invoices of a company: its contacts who sign in. */
export async function peopleOfCompany(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contact')
    .select('personId')
    .where('companyId', '=', companyId)
    .where('personId', 'is not', null)
    .execute();
  return rows.flatMap(({ personId }) => (personId === null ? [] : [personId]));
}
