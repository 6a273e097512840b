import type { PartWords } from '../words/with-part-words.ts';

export const formPlayerWords: PartWords = {
  part: 'form-player',
  load: (language) => import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`),
};
