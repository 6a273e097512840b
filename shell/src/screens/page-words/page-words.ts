import { registerWords } from '@callboard/i18n';

/** Words of the pages that few visits open: they come with the first of these pages. */
export const pageWords = (): Promise<void> =>
  registerWords(
    'shell',
    (language) => import(/* webpackChunkName: "pages-[request]" */ `./${language}.json`) as Promise<object>,
    'pages',
  );
