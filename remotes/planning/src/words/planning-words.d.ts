import type words from './en.json';

declare module '@callboard/i18n' {
  interface Words {
    planning: typeof words;
  }
}
