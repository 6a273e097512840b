import { todayHere } from '@callboard/client';
import { useSearch } from '@callboard/feature';
import { useWide } from '@callboard/ui';
import { earliest, moved, shownPeriod } from './period.ts';
import type { Span } from './period.ts';

/** Which days are shown: it stands in the address. */
export function usePeriod() {
  const [search, change] = useSearch();
  const wide = useWide();
  const today = todayHere();
  const { from, to, span } = shownPeriod(search, today, wide);
  return {
    from,
    to,
    span,
    today,
    isFirst: from <= earliest(today),
    show: (next: Span) => change({ days: String(next) }),
    startAt: (day: string) => change({ from: day }),
    move: (way: 1 | -1) => change({ from: moved(from, span, way, today) }),
    toToday: () => change({ from: null }),
  };
}
export type ShownPeriod = ReturnType<typeof usePeriod>;
