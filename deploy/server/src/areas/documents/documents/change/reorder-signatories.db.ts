import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Nobody may stand twice in a step, not even on the way: they leave the old steps before they take the new ones. */
export async function setSteps(db: Db, places: readonly { id: string; step: number }[]): Promise<void> {
  if (places.length === 0) return;
  const ids = places.map(({ id }) => id);
  const steps = places.map(({ step }) => step);
  await db
    .updateTable('signatory')
    .set({ step: sql`-step` })
    .where('id', 'in', ids)
    .execute();
  await sql`update signatory set step = place.step, version = signatory.version + 1
    from unnest(${ids}::text[], ${steps}::int[]) as place (id, step) where signatory.id = place.id`.execute(
    db,
  );
}
