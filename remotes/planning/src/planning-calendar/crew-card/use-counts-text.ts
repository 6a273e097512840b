import { useWords } from '@callboard/i18n';
import type { CrewCounts } from './crews-of-days.ts';

/** "6 crews · 41 of 48 filled · 3 requested · 4 missing": what is zero is left out. */
export function useCountsText() {
  const t = useWords('planning');
  return ({ crews, ...counts }: CrewCounts): string =>
    [t('planning-calendar.crews', { count: crews }), ...filledTexts(t, counts)].join(' · ');
}

type Words = ReturnType<typeof useWords<'planning'>>;

/** How far positions are filled, in words. */
export const filledTexts = (
  t: Words,
  { positions, filled, requested, missing }: Omit<CrewCounts, 'crews'>,
): string[] => [
  positions > 0 ? t('planning-calendar.filled', { filled, positions }) : t('planning-calendar.noPositions'),
  ...(requested > 0 ? [t('planning-calendar.requested', { figure: requested })] : []),
  ...(missing > 0 ? [t('planning-calendar.missing', { figure: missing })] : []),
];
