import { registerWords } from '@callboard/i18n';

/** Words of the settings of notifications, and of the question for them. */
export const pushWords = (): Promise<void> =>
  registerWords(
    'shell',
    (language) =>
      import(/* webpackChunkName: "pages-[request]" */ `./words/${language}.json`) as Promise<object>,
    'push',
  );
