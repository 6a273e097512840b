import { declareWords } from '@callboard/i18n';

declare module '@callboard/i18n' {
  interface Words {
    ui: typeof import('./en.json');
  }
}

declareWords('ui', (language) => import(`./${language}.json`));
