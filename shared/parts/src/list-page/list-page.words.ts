import type { PartWords } from '../words/with-part-words.ts';

export const listPageWords: PartWords = {
  part: 'list-page',
  load: (language) => import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`),
};
