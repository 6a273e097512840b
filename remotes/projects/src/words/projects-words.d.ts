import type pageWords from '../page-words/en.json';
import type words from './en.json';

declare module '@callboard/i18n' {
  interface Words {
    projects: typeof words & typeof pageWords;
  }
}
