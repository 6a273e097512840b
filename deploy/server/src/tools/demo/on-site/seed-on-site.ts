import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedCrewPapers } from './seed-crew-papers.ts';
import { seedPhotos } from './seed-photos.ts';
import { seedRatings } from './seed-ratings.ts';
import { seedSiteChecks } from './seed-site-checks.ts';
import { begunItems } from './site-rows.db.ts';

/** What happened where the work is: checks, papers, photos, ratings. After the people and positions of the base. */
export async function seedOnSite(db: Db, demo: Demo): Promise<void> {
  const items = await begunItems(db);
  if (items.length === 0) return;
  await seedSiteChecks(db, demo);
  await seedCrewPapers(db, demo);
  await seedPhotos(db, demo, items);
  await seedRatings(db, demo, items);
}
