import { useSearch } from '@callboard/feature';
import { useFormat } from '@callboard/i18n';
import { useState } from 'react';
import { useWide } from '@callboard/ui';
import { asSpan, earliest, mondayOf, moved, periodOf } from './period.ts';
import type { Span } from './period.ts';

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** Which days are shown: it stands in the address. */
export function usePeriod() {
  const [search, change] = useSearch();
  const { isoDay } = useFormat();
  const wide = useWide();
  const [today] = useState(() => isoDay(Date.now()));
  const span = asSpan(search['days'], wide ? 14 : 7);
  const asked = search['from'];
  const from = isDay(asked) && asked >= earliest(today) ? asked : mondayOf(today);
  return {
    ...periodOf(from, span),
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
