import type { Absence } from '@callboard/contract';
import { usePartWords } from '../words/use-part-words.ts';

/** How far a vacation is, in words: "Cancellation asked". */
export function useAbsenceStatus(): (status: Absence['status']) => string {
  const t = usePartWords();
  return (status) => t(`absence-status.${status}`);
}
