import type { PartWords } from '../words/with-part-words.ts';

export const calendarWords: PartWords = {
  part: 'calendar',
  load: (language) => import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`),
};
