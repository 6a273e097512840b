import { feature } from '@callboard/feature';
import { withPartWords } from './with-part-words.ts';

/** In whose place the parts are drawn in their own tests. */
export const partsFeature = feature({
  id: 'parts',
  contract: 1,
  bundle: 'parts',
  pages: {},
  words: (language) => withPartWords(language, Promise.resolve({})),
});
