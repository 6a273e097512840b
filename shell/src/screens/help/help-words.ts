import { registerWords } from '@callboard/i18n';

/** What the help says by itself; each feature brings its own answers. */
export const helpWords = (): Promise<void> =>
  registerWords(
    'shell',
    (language) =>
      import(/* webpackChunkName: "pages-[request]" */ `./words/${language}.json`) as Promise<object>,
    'help',
  );
