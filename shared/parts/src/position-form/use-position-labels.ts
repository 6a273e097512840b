import { usePartWords } from '../words/use-part-words.ts';

/** What the fields of a position are called. */
export function usePositionLabels() {
  const t = usePartWords();
  return {
    functionId: t('position-form.function'),
    startDate: t('position-form.startDate'),
    endDate: t('position-form.endDate'),
    startTime: t('position-form.startTime'),
    endTime: t('position-form.endTime'),
  };
}
