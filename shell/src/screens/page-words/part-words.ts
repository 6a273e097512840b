import { registerWords } from '@callboard/i18n';
import { partWords } from '@callboard/parts/page-words';

/** What the parts say on pages of the shell. */
export const shellPartWords = (): Promise<void> => registerWords('shell', partWords, 'parts');
