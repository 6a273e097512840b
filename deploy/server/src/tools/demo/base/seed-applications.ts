import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { speechOf } from '../demo-english.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import type { Item } from './position-rows.ts';

type Application = Insertable<Tables['crewItemApplication']>;

const hourMs = 3_600_000;

/** Vacancies with nobody, one and seven who want them; the crew member has applied, was taken and was turned down. */
export async function seedApplications(db: Db, demo: Demo, items: readonly Item[]): Promise<void> {
  const { tenant, now, people, personOf } = demo;
  const crew = personOf('crew');
  const coming = items.filter(
    ({ status, startDate }) => status === 'vacant' && String(startDate) > demo.today,
  );
  const others = people.filter(({ active, id }) => active && id !== crew?.id).slice(30, 60);
  const rows: Application[] = [];
  const apply = (item: Item, personId: string, state: Application['state'], hours: number) =>
    rows.push({
      id: seedId(tenant.id, 'application', item.id, personId),
      crewItemId: item.id,
      personId,
      state,
      reason: state === 'rejected' ? speechOf(tenant)('Platz schon besetzt') : '',
      appliedAt: new Date(now.getTime() - hours * hourMs),
      decidedAt: state === 'applied' ? null : new Date(now.getTime() - hours * hourMs + hourMs),
      decidedBy: state === 'applied' ? null : (personOf('planner')?.id ?? null),
    });
  for (const [at, item] of coming.entries()) {
    const count = [0, 1, 7][at % 3] ?? 0;
    for (let nth = 0; nth < count; nth += 1) {
      const person = others[(at * 7 + nth) % others.length];
      if (person) apply(item, person.id, 'applied', 2 + nth * 3);
    }
    if (!crew) continue;
    if (at === 0 || at === 4) apply(item, crew.id, 'applied', 5);
    if (at === 1) apply(item, crew.id, 'rejected', 40);
    if (at === 2) apply(item, crew.id, 'withdrawn', 60);
  }
  const taken = items.find(
    ({ status, personId, startDate }) =>
      status === 'confirmed' && personId === crew?.id && String(startDate) > demo.today,
  );
  if (crew && taken) apply(taken, crew.id, 'accepted', 80);
  await insertAll(db, 'crewItemApplication', rows);
}
