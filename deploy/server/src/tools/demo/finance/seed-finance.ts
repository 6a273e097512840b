import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedInvoices } from './seed-invoices.ts';
import { seedPapers } from './seed-papers.db.ts';
import { seedPayrolls } from './seed-payrolls.ts';
import { seedPlusCrews } from './seed-plus-crews.ts';
import { seedReceipts } from './seed-receipts.ts';

/** Payrolls, receipts, invoices and plus crews, on top of people, companies, projects and positions. */
export async function seedFinance(db: Db, demo: Demo): Promise<void> {
  const { bundles } = demo.tenant;
  if (bundles.includes('finance')) {
    const papers = await seedPapers(db, demo);
    await seedPayrolls(db, demo, papers);
    await seedReceipts(db, demo, papers);
    await seedInvoices(db, demo);
  }
  if (bundles.includes('plus-crews')) await seedPlusCrews(db, demo);
}
