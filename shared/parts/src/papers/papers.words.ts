import type { PartWords } from '../words/with-part-words.ts';

export const papersWords: PartWords = {
  part: 'papers',
  load: (language) => import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`),
};
