import type { Db } from '#platform/db/tables.ts';

/** The company of the tenant that writes the invoices, where the operator has said which one. */
export const sellerOfInvoices = (db: Db) =>
  db
    .selectFrom('tenantCompany')
    .select(['name', 'street', 'zip', 'city', 'country', 'vatNumber', 'iban'])
    .where('writesInvoices', '=', true)
    .executeTakeFirst();
export type Seller = NonNullable<Awaited<ReturnType<typeof sellerOfInvoices>>>;

export const buyerOfInvoice = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .select(['name', 'street', 'zip', 'city', 'country', 'vatNumber'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
export type Buyer = Awaited<ReturnType<typeof buyerOfInvoice>>;
