import { registerWords } from '@callboard/i18n';

/** Words of putting the app on the home screen. */
export const installWords = (): Promise<void> =>
  registerWords(
    'shell',
    (language) =>
      import(/* webpackChunkName: "pages-[request]" */ `./words/${language}.json`) as Promise<object>,
    'install',
  );
