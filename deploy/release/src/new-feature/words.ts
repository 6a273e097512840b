import type { Language } from '@callboard/contract';
import type { Titles } from './planned-titles.ts';
import type { NewPage } from './page-of-address.ts';

type Said = Readonly<Record<'emptyTitle' | 'emptyText', string>>;

/** By the page's key. */
export type PageTitles = Readonly<Record<string, Titles>>;

/** What a new page says until it has words of its own. */
const said: Readonly<Record<Language, Said>> = {
  en: {
    emptyTitle: 'Nothing here yet',
    emptyText: 'You see it here as soon as there is something.',
  },
  nl: {
    emptyTitle: 'Hier is nog niets',
    emptyText: 'Zodra er iets is, zie je het hier.',
  },
  cy: {
    emptyTitle: 'Dim byd yma eto',
    emptyText: 'Fe welwch rywbeth yma cyn gynted ag y bydd ar gael.',
  },
  fr: {
    emptyTitle: 'Rien ici pour le moment',
    emptyText: 'Vous le verrez ici dès qu’il y aura quelque chose.',
  },
  deAt: {
    emptyTitle: 'Hier ist noch nichts',
    emptyText: 'Sobald es etwas gibt, sehen Sie es hier.',
  },
  de: {
    emptyTitle: 'Hier ist noch nichts',
    emptyText: 'Sobald es etwas gibt, sehen Sie es hier.',
  },
  es: {
    emptyTitle: 'Aquí aún no hay nada',
    emptyText: 'Lo verás aquí en cuanto haya algo.',
  },
};

/** The words file of a language: every page's title, and what it says where there is nothing. */
export function wordsOf(language: Language, pages: readonly NewPage[], titles: PageTitles): string {
  const words = Object.fromEntries(
    pages.map(({ name, key, title }) => [
      name,
      { title: titles[key]?.[language] ?? title, ...said[language] },
    ]),
  );
  return `${JSON.stringify(words, null, 2)}\n`;
}
