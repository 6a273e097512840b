import type { Db } from '#platform/db/tables.ts';
import { seedBase } from '../base/seed-base.ts';
import type { Demo } from '../demo.ts';
import { seedDocuments } from '../documents/seed-documents.db.ts';
import { seedStaffPapers } from '../documents/seed-staff-papers.db.ts';
import { seedFinance } from '../finance/seed-finance.ts';
import { seedForms } from '../forms/seed-forms.ts';
import { seedOnSite } from '../on-site/seed-on-site.ts';
import { seedPlanning } from '../planning/seed-planning.ts';
import { seedNotificationRows } from '../notifications/seed-notification-rows.db.ts';
import { seedOwnData } from '../notifications/seed-own-data.db.ts';

/** Everything that people work with, each area after those that it reads. */
export async function seedAreas(db: Db, demo: Demo): Promise<void> {
  await seedBase(db, demo);
  // The third tenant has people and nothing to do: its screens show how they look when they are empty.
  if (demo.tenant.id !== 'canal') {
    await seedOnSite(db, demo);
    await seedForms(db, demo);
    await seedDocuments(db, demo);
    await seedFinance(db, demo);
    await seedOwnData(db, demo);
  }
  // After all work is there: its bookings bring accounts to the minute that the demo promises.
  await seedPlanning(db, demo);
  if (demo.tenant.id === 'canal') return;
  await seedStaffPapers(db, demo);
  await seedNotificationRows(db, demo);
}
