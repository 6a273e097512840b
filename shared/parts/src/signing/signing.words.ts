import type { PartWords } from '../words/with-part-words.ts';

export const signingWords: PartWords = {
  part: 'signing',
  load: (language) => import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`),
};
