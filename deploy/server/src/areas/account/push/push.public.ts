/** What other areas use of push. */
export { stopTexts } from './texts/texts.db.ts';
