import { feature } from '@callboard/feature';
import {
  calendarWords,
  formPlayerWords,
  formSheetWords,
  listPageWords,
  papersWords,
  signingWords,
  withPartWords,
} from '../face.ts';

/** In whose place the parts are drawn in their own tests. */
export const partsFeature = feature({
  id: 'parts',
  contract: 1,
  bundle: 'parts',
  pages: {},
  words: (language) =>
    withPartWords(language, Promise.resolve({}), [
      calendarWords,
      formPlayerWords,
      formSheetWords,
      listPageWords,
      papersWords,
      signingWords,
    ]),
});
