import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { speechOf } from '../demo-english.ts';
import type { Demo } from '../demo.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import type { BegunItem } from './site-rows.db.ts';

const types = ['work', 'punctuality', 'teamwork'] as const;
const stars = [5, 4, 5, 3, 4, 5, 2, 4, 5, 1, 4, 5, 3] as const;
const comments: Readonly<Record<number, readonly string[]>> = {
  5: ['Gerne wieder!', '', 'Hat mitgedacht und die Neuen eingewiesen.', ''],
  4: ['', 'Sehr zuverlässig.', ''],
  3: ['', 'Ganz in Ordnung, etwas langsam.'],
  2: ['Kam zweimal zu spät aus der Pause.'],
  1: ['Ohne Helm auf der Bühne, trotz Hinweis.'],
};

/** What was said of people after their work. Some have never been rated, so that their page is empty. */
export async function seedRatings(db: Db, demo: Demo, items: readonly BegunItem[]): Promise<void> {
  const { tenant, personOf } = demo;
  const dice = diceOf(`${tenant.id} ratings`);
  const raters = ['planner', 'client', 'operations'].flatMap((login) => personOf(login)?.id ?? []);
  const client = personOf('client')?.id;
  /** A client speaks of work for their own company. */
  const raterOf = (nth: number, { clients }: BegunItem) => {
    const able = raters.filter((one) => one !== client || clients.includes(one));
    return able[nth % Math.max(1, able.length)] ?? null;
  };
  const unrated = new Set([personOf('nothing')?.id, demo.people.at(-1)?.id]);
  const over = items.filter(({ status, personId }) => status === 'cleared' && !unrated.has(String(personId)));
  const rows: Insertable<Tables['crewRating']>[] = [];
  for (const [nth, item] of over.entries()) {
    if (rows.length >= 300) break;
    const count = stars[nth % stars.length] ?? 4;
    rows.push({
      id: seedId(tenant.id, 'rating', nth),
      personId: String(item.personId),
      crewItemId: item.id,
      byPerson: nth % 4 === 3 ? item.chiefId : raterOf(nth, item),
      typeId: types[nth % types.length] ?? 'work',
      stars: count,
      comment: speechOf(tenant)(dice.pick(comments[count] ?? [''])),
      at: new Date((item.endsAt ?? demo.now).getTime() + 3_600_000),
    });
  }
  await insertAll(db, 'crewRating', rows);
}
