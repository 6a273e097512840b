import type { PartWords } from '../words/with-part-words.ts';

export const formSheetWords: PartWords = {
  part: 'form-sheet',
  load: (language) => import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`),
};
