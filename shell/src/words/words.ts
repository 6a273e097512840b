import { declareWords } from '@callboard/i18n';

declare module '@callboard/i18n' {
  interface Words {
    shell: typeof import('./en.json') &
      typeof import('../page-words/en.json') &
      typeof import('../account/words/en.json') &
      typeof import('../help/words/en.json') &
      typeof import('../home/words/en.json') &
      typeof import('../install/words/en.json') &
      typeof import('../notifications/words/en.json') &
      typeof import('../outbox/words/en.json') &
      typeof import('../profile/words/en.json') &
      typeof import('../push/words/en.json') &
      typeof import('../search/words/en.json') &
      typeof import('../update/words/en.json');
  }
}

// Each language is a chunk of its own; only the one that is spoken is fetched.
declareWords(
  'shell',
  (language) => import(/* webpackChunkName: "words-[request]" */ `./${language}.json`) as Promise<object>,
);
