import type { Language } from '@callboard/contract';
import { registerWords } from '@callboard/i18n';

export const loadPageWords = (language: Language): Promise<object> => import(`./${language}.json`);

/** Words of the pages that are not opened first: they come with the first of these. */
export const pageWords = (): Promise<void> => registerWords('crew-ops', loadPageWords, 'pages');
