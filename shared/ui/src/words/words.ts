import { registerWords } from '@callboard/i18n';

declare module '@callboard/i18n' {
  interface Words {
    ui: typeof import('./en.json');
  }
}

void registerWords('ui', (language) => import(`./${language}.json`));
