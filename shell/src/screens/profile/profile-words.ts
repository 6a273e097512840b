import { registerWords } from '@callboard/i18n';

declare module '@callboard/i18n' {
  interface Words {
    profile: typeof import('./words/en.json');
  }
}

export const profileWords = (): Promise<void> =>
  registerWords('profile', (language) => import(`./words/${language}.json`) as Promise<object>);
