import type cardWords from '../card-words/en.json';
import type pageWords from '../page-words/en.json';
import type words from './en.json';

declare module '@callboard/i18n' {
  interface Words {
    'crew-ops': typeof words & typeof cardWords & typeof pageWords;
  }
}
