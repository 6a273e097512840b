import { languages } from '@callboard/contract';
import type { Language } from '@callboard/contract';
import { documentWords } from '../document/document-words.ts';
import { filled } from '../document/filled.ts';

type Named = { name: string; number: string; tenantName: string };

export const consentText = (language: Language, { name, number, tenantName }: Named): string =>
  filled(documentWords[language].consent, { name, number, tenant: tenantName });

/** The sentence that was agreed to is one that we show, in any language. */
export const isConsentTo = (named: Named, text: string): boolean =>
  languages.some((language) => consentText(language, named) === text);
