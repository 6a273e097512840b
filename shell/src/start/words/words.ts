import { declareWords } from '@callboard/i18n';

declare module '@callboard/i18n' {
  interface Words {
    shell: typeof import('./en.json') &
      typeof import('../../screens/page-words/en.json') &
      typeof import('../../screens/account/words/en.json') &
      typeof import('../../screens/help/words/en.json') &
      typeof import('../../screens/home/words/en.json') &
      typeof import('../../screens/install/words/en.json') &
      typeof import('../../screens/notifications/words/en.json') &
      typeof import('../../screens/outbox/words/en.json') &
      typeof import('../../screens/profile/words/en.json') &
      typeof import('../../screens/push/words/en.json') &
      typeof import('../../screens/search/words/en.json') &
      typeof import('../../runtime/update/words/en.json');
  }
}

// Each language is a chunk of its own; only the one that is spoken is fetched.
declareWords(
  'shell',
  (language) => import(/* webpackChunkName: "words-[request]" */ `./${language}.json`) as Promise<object>,
);
