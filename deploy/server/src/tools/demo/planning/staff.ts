import { addDays, lastDayOf, monthOf } from '@callboard/domain';
import type { Demo } from '../demo.ts';
import type { Person } from '../demo-people.ts';

/** Those with a contract: who signs in as crew first, then others who work here. */
export function staffOf({ people, personOf }: Demo): Person[] {
  const first = ['crew', 'chief', 'everything', 'forgetful'].flatMap((login) => personOf(login) ?? []);
  const known = new Set(first.map(({ id }) => id));
  const planning = ['planner', 'planner.new', 'operations', 'planning', 'office', 'accountant', 'client'];
  for (const login of [...planning, 'client.basic', 'nothing', 'expired', 'newcomer'])
    known.add(personOf(login)?.id ?? '');
  const others = people.filter(({ id, active }) => active && !known.has(id));
  return [...first, ...others].slice(0, 30);
}

/** The first day of a month so many months away. */
export function monthAway(today: string, months: number): string {
  let month = monthOf(today);
  for (let n = 0; n < Math.abs(months); n += 1)
    month = months < 0 ? monthOf(addDays(month, -1)) : addDays(lastDayOf(month), 1);
  return month;
}
