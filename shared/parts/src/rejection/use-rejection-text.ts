import type { Rejection } from '@callboard/domain';
import { usePartWords } from '../words/use-part-words.ts';

/** Why something was rejected: the reason that was chosen and what was written besides. `other` is said by that. */
export function useRejectionText(): (code: Rejection | null | undefined, reason: string) => string {
  const t = usePartWords();
  return (code, reason) =>
    [code && code !== 'other' && t(`rejection.codes.${code}`), reason].filter(Boolean).join(' · ');
}
