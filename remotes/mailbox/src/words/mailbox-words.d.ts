import type words from './en.json';

declare module '@callboard/i18n' {
  interface Words {
    mailbox: typeof words;
  }
}
