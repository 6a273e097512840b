import { languages } from '@callboard/contract';
import type { Language } from '@callboard/contract';
import { documentWords } from './document-words.ts';

type Named = { name: string; number: string; tenantName: string };

export const consentText = (language: Language, { name, number, tenantName }: Named): string => {
  const values: Record<string, string> = { name, number, tenant: tenantName };
  return documentWords[language].consent.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
};

/** The sentence that was agreed to is one that we show, in any language. */
export const isConsentTo = (named: Named, text: string): boolean =>
  languages.some((language) => consentText(language, named) === text);
