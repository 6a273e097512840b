import { todayHere } from '@callboard/client';
import { monthOf } from '@callboard/domain';
import { useSearch } from '@callboard/feature';

const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month that the address names, this one where it names none. */
export function useMonth() {
  const [{ month: named }, change] = useSearch();
  const now = monthOf(todayHere());
  const month = named && isMonth.test(named) ? `${named}-01` : now;
  return {
    month,
    /** Nothing for this month: what the server takes for it. */
    asked: month === now ? undefined : month,
    show: (next: string) => change({ month: next === now ? null : next.slice(0, 7) }),
  };
}
