import type { Language } from '@callboard/contract';
import { documentWords } from './document-words.ts';
import type { Parameters } from './documents.tables.ts';

/** Why a type of document is signed on paper: as the office wrote it, else in general. */
export const paperReason = (
  { typeParameters }: { typeParameters: Parameters },
  language: Language,
): string => {
  const own = typeParameters['paperReason'];
  return typeof own === 'string' && own !== '' ? own : documentWords[language].paperNeeded;
};
