import { registerWords } from '@callboard/i18n';

declare module '@callboard/i18n' {
  interface Words {
    account: typeof import('./words/en.json');
  }
}

export const accountWords = (): Promise<void> =>
  registerWords('account', (language) => import(`./words/${language}.json`) as Promise<object>);
