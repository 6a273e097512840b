import { registerWords } from '@callboard/i18n';

/** Words of what waits on this phone: most visits have nothing waiting, so they come with the list of it. */
export const outboxWords = (): Promise<void> =>
  registerWords(
    'shell',
    (language) =>
      import(/* webpackChunkName: "pages-[request]" */ `./words/${language}.json`) as Promise<object>,
    'outbox',
  );
