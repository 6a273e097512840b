import type { ItemConflict } from '@callboard/contract';
import { useFormat } from '@callboard/i18n';
import { usePartWords } from '../words/use-part-words.ts';

/** What a sentence about a conflict is filled with: days and lengths of time as everywhere else. */
export function useConflictFacts() {
  const { date, duration } = useFormat();
  return ({ params: { caption = '', day, minutes, gap, days = '' } }: Pick<ItemConflict, 'params'>) => ({
    caption,
    day: typeof day === 'string' && day !== '' ? date(day, 'weekday') : '',
    hours: typeof minutes === 'number' ? duration(minutes, { signed: false }) : '',
    gap: typeof gap === 'number' ? duration(gap, { signed: false }) : '',
    days,
  });
}

/** A conflict of somebody else in words. */
export function useConflictText(): (conflict: ItemConflict) => string {
  const t = usePartWords();
  const factsOf = useConflictFacts();
  return (conflict) => t(`conflicts.what.${conflict.kind}`, factsOf(conflict));
}
