import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';

type Seller = Omit<Insertable<Tables['tenantCompany']>, 'tenantId' | 'id' | 'writesInvoices'>;

/** A tenant has one; a company of that name that is there already becomes it. */
export async function saveSeller(db: Db, seller: Seller): Promise<void> {
  const found = await db
    .selectFrom('tenantCompany')
    .select('id')
    .where((of) => of.or([of('writesInvoices', '=', true), of('name', '=', seller.name)]))
    .orderBy('writesInvoices', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  const row = { ...seller, writesInvoices: true };
  if (found) await db.updateTable('tenantCompany').set(row).where('id', '=', found.id).execute();
  else
    await db
      .insertInto('tenantCompany')
      .values({ id: randomUUID(), ...row })
      .execute();
}
