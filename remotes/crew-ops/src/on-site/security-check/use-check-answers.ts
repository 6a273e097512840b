import type { FormPerformance } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormAnswers } from '@callboard/parts';
import { useSaveAnswers } from './use-save-answers.ts';

/** The answers of a check while somebody fills it in. */
export function useCheckAnswers(performance: FormPerformance) {
  const t = useWords('crew-ops');
  const save = useSaveAnswers(performance);
  return useFormAnswers(performance, { save, hold: t('security-check.hold') });
}
