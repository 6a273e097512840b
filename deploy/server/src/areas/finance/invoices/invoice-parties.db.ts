import type { Db } from '../../../platform/db/tables.ts';

/** The company of the tenant that writes the invoices, where the operator has said which one. */
export const sellerOfInvoices = (db: Db) =>
  db
    .selectFrom('tenant_company')
    .select(['name', 'street', 'zip', 'city', 'country', 'vat_number as vatNumber', 'iban'])
    .where('writes_invoices', '=', true)
    .executeTakeFirst();
export type Seller = NonNullable<Awaited<ReturnType<typeof sellerOfInvoices>>>;

export const buyerOfInvoice = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .select(['name', 'street', 'zip', 'city', 'country', 'vat_number as vatNumber'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
export type Buyer = Awaited<ReturnType<typeof buyerOfInvoice>>;
