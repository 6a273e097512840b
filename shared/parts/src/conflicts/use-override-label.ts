import { usePartWords } from '../words/use-part-words.ts';

export const useOverrideLabel = (): string => usePartWords()('conflicts.reason');
