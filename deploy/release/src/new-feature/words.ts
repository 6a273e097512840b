import type { Language } from '@callboard/contract';
import type { NewPage } from './page-of-address.ts';

type Said = Readonly<Record<'emptyTitle' | 'emptyText' | 'notKeptTitle' | 'notKeptText', string>>;

/** What a new page says until it has words of its own. */
const said: Readonly<Record<Language, Said>> = {
  en: {
    emptyTitle: 'Nothing here yet',
    emptyText: 'You see it here as soon as there is something.',
    notKeptTitle: 'This list is not on your phone',
    notKeptText: 'Lists that you opened with a connection can be read without one for seven days.',
  },
  nl: {
    emptyTitle: 'Hier is nog niets',
    emptyText: 'Zodra er iets is, zie je het hier.',
    notKeptTitle: 'Deze lijst staat niet op je telefoon',
    notKeptText:
      'Lijsten die je met verbinding hebt geopend, blijven zeven dagen leesbaar zonder verbinding.',
  },
  cy: {
    emptyTitle: 'Dim byd yma eto',
    emptyText: 'Fe welwch rywbeth yma cyn gynted ag y bydd ar gael.',
    notKeptTitle: 'Nid yw’r rhestr hon ar eich ffôn',
    notKeptText: 'Mae rhestrau a agorwyd gyda chysylltiad yn aros yn ddarllenadwy hebddo am saith diwrnod.',
  },
  fr: {
    emptyTitle: 'Rien ici pour le moment',
    emptyText: 'Vous le verrez ici dès qu’il y aura quelque chose.',
    notKeptTitle: 'Cette liste n’est pas sur votre téléphone',
    notKeptText: 'Les listes ouvertes avec une connexion restent lisibles sans connexion pendant sept jours.',
  },
  deAt: {
    emptyTitle: 'Hier ist noch nichts',
    emptyText: 'Sobald es etwas gibt, sehen Sie es hier.',
    notKeptTitle: 'Diese Liste ist nicht auf Ihrem Handy',
    notKeptText: 'Listen, die Sie mit Verbindung geöffnet haben, bleiben sieben Tage lang auch ohne lesbar.',
  },
  de: {
    emptyTitle: 'Hier ist noch nichts',
    emptyText: 'Sobald es etwas gibt, sehen Sie es hier.',
    notKeptTitle: 'Diese Liste ist nicht auf Ihrem Handy',
    notKeptText: 'Listen, die Sie mit Verbindung geöffnet haben, bleiben sieben Tage lang auch ohne lesbar.',
  },
  es: {
    emptyTitle: 'Aquí aún no hay nada',
    emptyText: 'Lo verás aquí en cuanto haya algo.',
    notKeptTitle: 'Esta lista no está en tu móvil',
    notKeptText: 'Las listas que has abierto con conexión se pueden leer sin ella durante siete días.',
  },
};

/** The words file of a language: every page's title, and what it says where there is nothing. */
export function wordsOf(language: Language, list: NewPage, plain: readonly NewPage[]): string {
  const { emptyTitle, emptyText, ...notKept } = said[language];
  const words = Object.fromEntries([
    [list.name, { title: list.title, emptyTitle, emptyText, ...notKept }],
    ...plain.map(({ name, title }) => [name, { title, emptyTitle, emptyText }] as const),
  ]);
  return `${JSON.stringify(words, null, 2)}\n`;
}
