import { plusCrews, readOf } from '@callboard/contract';
import { also, feature, person } from '@callboard/feature';
import { withPartWords } from '@callboard/parts';
import { paths } from './base/paths.ts';

const reader = person.with('plusCrews');
/** The login of a plus crew may open its own page and its values. */
const visitor = also(reader, 'pluscrew');
const ofCrew = { query: { plusCrew: '{number}' } };
const allOfCrew = { query: { plusCrew: '{number}', limit: 1000, page: 1 } };

export default feature({
  id: 'plus-crews',
  contract: 1,
  bundle: 'plus-crews',
  pages: {
    plusCrews: {
      at: paths.plusCrews,
      title: 'plus-crews.title',
      allow: reader,
      offline: 'readable',
      warm: [readOf(plusCrews.plusCrews, { query: { limit: 60 } })],
      menu: { section: 'paper', rank: 52, icon: 'gauge' },
      page: () => import('./plus-crews/plus-crews-page.tsx'),
    },
    plusCrew: {
      at: paths.plusCrew,
      title: 'plus-crew.title',
      allow: visitor,
      offline: 'readable',
      warm: [readOf(plusCrews.plusCrew), readOf(plusCrews.progress, ofCrew)],
      page: () => import('./plus-crew/plus-crew-page.tsx'),
    },
    plusCrewSettings: {
      at: paths.plusCrewSettings,
      title: 'plus-crew-settings.title',
      allow: reader,
      offline: 'readable',
      warm: [readOf(plusCrews.plusCrew), readOf(plusCrews.plusCrewValues, allOfCrew)],
      page: () => import('./plus-crew-settings/plus-crew-settings-page.tsx'),
    },
    plusCrewData: {
      at: paths.plusCrewData,
      title: 'plus-crew-data.title',
      allow: visitor,
      offline: 'readable',
      warm: [
        readOf(plusCrews.plusCrew),
        readOf(plusCrews.plusCrewValues, allOfCrew),
        readOf(plusCrews.plusCrewValueDatas, allOfCrew),
      ],
      page: () => import('./plus-crew-data/plus-crew-data-page.tsx'),
    },
  },
  words: (language) =>
    withPartWords(language, import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`)),
  help: () => import('./help/help.ts'),
});
