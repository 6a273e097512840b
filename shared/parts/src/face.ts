/** What a feature's face needs of the parts: runs in plain Node, so that a build can read the face. */
export { calendarWords } from './calendar/calendar.words.ts';
export { formPlayerWords } from './form-player/form-player.words.ts';
export { formSheetWords } from './form-sheet/form-sheet.words.ts';
export { listPageWords } from './list-page/list-page.words.ts';
export { papersWords } from './papers/papers.words.ts';
export { signingWords } from './signing/signing.words.ts';
export { withPartWords } from './words/with-part-words.ts';
