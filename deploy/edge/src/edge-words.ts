import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@callboard/contract';
import type { Language } from '@callboard/contract';

type EdgeWords = {
  readonly failed: string;
  readonly retry: string;
  readonly scripts: string;
  readonly home: string;
  readonly notifications: string;
  readonly help: string;
  readonly 'unknown-host-title': string;
  readonly 'unknown-host': string;
  readonly 'unknown-host-operator': string;
};

/** What a document says by itself. */
export const edgeWords = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(join(import.meta.dirname, 'words', `${language}.json`), 'utf8')) as EdgeWords,
  ]),
) as Record<Language, EdgeWords>;
