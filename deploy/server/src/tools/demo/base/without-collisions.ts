import { agreedStates, neverWorkedStates } from '@callboard/domain';
import type { Item } from './position-rows.ts';

const agreed = new Set<string>(agreedStates);
const neverWorked = new Set<string>(neverWorkedStates);
const ms = (at: unknown): number => new Date(at as string | Date).getTime();

/**
 * Times follow the clock of the seeding, so at some hours two stretches of one person meet. The first stays: nobody
 * is twice in one crew at the same time, nor agreed to in two crews, except where somebody forced it.
 */
export function withoutCollisions(items: readonly Item[]): Item[] {
  const kept = new Map<string, Item[]>();
  return items.filter((item) => {
    if (!item.person_id || !item.starts_at || !item.ends_at || neverWorked.has(item.status)) return true;
    const others = kept.get(item.person_id) ?? [];
    const meets = others.some(
      (one) =>
        ms(one.starts_at) < ms(item.ends_at) &&
        ms(item.starts_at) < ms(one.ends_at) &&
        (one.crew_id === item.crew_id || (isAgreed(one) && isAgreed(item))),
    );
    if (!meets) kept.set(item.person_id, [...others, item]);
    return !meets;
  });
}

const isAgreed = ({ status, double_booking }: Item): boolean => agreed.has(status) && double_booking !== true;
