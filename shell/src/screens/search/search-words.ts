import { registerWords } from '@callboard/i18n';

/** Words of the search: they come when it first opens. */
export const searchWords = (): Promise<void> =>
  registerWords(
    'shell',
    (language) =>
      import(/* webpackChunkName: "tools-[request]" */ `./words/${language}.json`) as Promise<object>,
    'search',
  );
