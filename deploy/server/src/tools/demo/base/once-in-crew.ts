import type { Item } from './position-rows.ts';

const idle = new Set(['cancelled', 'notNeeded', 'refused', 'expired', 'noShow']);
const ms = (at: unknown): number => new Date(at as string | Date).getTime();

/** Around midnight two stretches of today meet: nobody is twice in one crew at the same time. */
export function onceInCrew(items: readonly Item[]): Item[] {
  const kept = new Map<string, Item[]>();
  return items.filter((item) => {
    if (!item.person_id || !item.starts_at || !item.ends_at || idle.has(item.status)) return true;
    const name = `${item.crew_id} ${item.person_id}`;
    const others = kept.get(name) ?? [];
    const meets = others.some(
      (one) => ms(one.starts_at) < ms(item.ends_at) && ms(item.starts_at) < ms(one.ends_at),
    );
    if (!meets) kept.set(name, [...others, item]);
    return !meets;
  });
}
