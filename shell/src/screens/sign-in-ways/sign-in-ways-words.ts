import { registerWords } from '@callboard/i18n';

declare module '@callboard/i18n' {
  interface Words {
    signInWays: typeof import('./words/en.json');
  }
}

/** Words of passkeys and codes: at the sign-in, in the profile, and where a fresh proof is asked for. */
export const signInWaysWords = (): Promise<void> =>
  registerWords('signInWays', (language) => import(`./words/${language}.json`) as Promise<object>);
