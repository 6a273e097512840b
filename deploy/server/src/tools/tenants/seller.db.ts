import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../platform/db/tables.ts';

type Seller = Omit<Insertable<Tables['tenant_company']>, 'tenant_id' | 'id' | 'writes_invoices'>;

/** A tenant has one; a company of that name that is there already becomes it. */
export async function saveSeller(db: Db, seller: Seller): Promise<void> {
  const found = await db
    .selectFrom('tenant_company')
    .select('id')
    .where((of) => of.or([of('writes_invoices', '=', true), of('name', '=', seller.name)]))
    .orderBy('writes_invoices', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  const row = { ...seller, writes_invoices: true };
  if (found) await db.updateTable('tenant_company').set(row).where('id', '=', found.id).execute();
  else
    await db
      .insertInto('tenant_company')
      .values({ id: randomUUID(), ...row })
      .execute();
}
