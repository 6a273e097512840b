import { crewItemGroups } from '@callboard/domain';
import type { Item } from './position-rows.ts';

const agreed = new Set<string>(crewItemGroups.agreed);
const neverWorked = new Set<string>(crewItemGroups.neverWorked);
const ms = (at: unknown): number => new Date(at as string | Date).getTime();

/**
 * Times follow the clock of the seeding, so at some hours two stretches of one person meet. The first stays: nobody
 * is twice in one crew at the same time, nor agreed to in two crews, except where somebody forced it.
 */
export function withoutCollisions(items: readonly Item[]): Item[] {
  const kept = new Map<string, Item[]>();
  return items.filter((item) => {
    if (!item.personId || !item.startsAt || !item.endsAt || neverWorked.has(item.status)) return true;
    const others = kept.get(item.personId) ?? [];
    const meets = others.some(
      (one) =>
        ms(one.startsAt) < ms(item.endsAt) &&
        ms(item.startsAt) < ms(one.endsAt) &&
        (one.crewId === item.crewId || (isAgreed(one) && isAgreed(item))),
    );
    if (!meets) kept.set(item.personId, [...others, item]);
    return !meets;
  });
}

const isAgreed = ({ status, doubleBooking }: Item): boolean => agreed.has(status) && doubleBooking !== true;
