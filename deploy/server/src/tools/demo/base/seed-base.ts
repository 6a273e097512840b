import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCompanies } from './seed-companies.ts';
import { seedCrews } from './seed-crews.ts';
import { seedPeople } from './seed-people.ts';
import { seedProjectLife } from './seed-project-life.ts';
import { seedProjects } from './seed-projects.db.ts';

/** What everything else stands on. The third tenant has people and choices only: its screens show their empty states. */
export async function seedBase(db: Db, demo: Demo): Promise<void> {
  await seedCatalogue(db, demo);
  await seedPeople(db, demo);
  if (demo.tenant.id === 'canal') return;
  await seedCompanies(db, demo);
  const projects = await seedProjects(db, demo);
  await seedCrews(db, demo, projects);
  await seedProjectLife(db, demo, projects);
}
