import { usePartWords } from '../words/use-part-words.ts';
import type { NoFix } from './ask-position.ts';

/** Why it is not known where the phone is. */
export function useNoPositionText(): (why: NoFix) => string {
  const t = usePartWords();
  return (why) => t(`position.${why}`);
}
