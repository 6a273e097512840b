import { registerWords } from '@callboard/i18n';

/** Words of the bell and of what it opens. */
export const notificationWords = (): Promise<void> =>
  registerWords(
    'shell',
    (language) =>
      import(/* webpackChunkName: "tools-[request]" */ `./words/${language}.json`) as Promise<object>,
    'notifications',
  );
