import type words from './en.json';

declare module '@callboard/i18n' {
  interface Words {
    'plus-crews': typeof words;
  }
}
