import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedBankHolidays } from './seed-bank-holidays.db.ts';
import { seedContracts } from './seed-contracts.ts';
import { seedAbsences, seedBlocks } from './seed-days-off.db.ts';
import { seedPlannerCrews } from './seed-planner-crews.ts';
import { seedPrivateCalendars } from './seed-private-calendars.db.ts';
import { seedTimeAccounts } from './seed-time-accounts.ts';
import { seedTodos } from './seed-todos.db.ts';
import { seedWorkOnDaysOff } from './seed-work-on-days-off.db.ts';

/** Contracts, days off, accounts, groups and to-dos. After everything that was worked: the accounts count it. */
export async function seedPlanning(db: Db, demo: Demo): Promise<void> {
  await seedBankHolidays(db, demo);
  if (demo.tenant.id === 'canal') return;
  await seedContracts(db, demo);
  await seedAbsences(db, demo);
  await seedBlocks(db, demo);
  await seedPrivateCalendars(db, demo);
  await seedWorkOnDaysOff(db, demo);
  await seedTimeAccounts(db, demo);
  await seedPlannerCrews(db, demo);
  await seedTodos(db, demo);
}
