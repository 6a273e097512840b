import { registerWords } from '@callboard/i18n';

declare module '@callboard/i18n' {
  interface Words {
    offline: typeof import('./words/en.json');
  }
}

/** What pages say that can be read without a connection. */
export const offlineWords = (): Promise<void> =>
  registerWords('offline', (language) => import(`./words/${language}.json`) as Promise<object>);
