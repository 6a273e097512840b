import { registerWords } from '@callboard/i18n';

/** Words of the offer of a new version: they come with it. */
export const updateWords = (): Promise<void> =>
  registerWords(
    'shell',
    (language) =>
      import(/* webpackChunkName: "pages-[request]" */ `./words/${language}.json`) as Promise<object>,
    'update',
  );
