import type { Language } from '@callboard/contract';
import cy from '../words/cy.json' with { type: 'json' };
import de from '../words/de.json' with { type: 'json' };
import deAt from '../words/deAt.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import es from '../words/es.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import nl from '../words/nl.json' with { type: 'json' };

export type DocumentWords = typeof en;
export const documentWords = { en, nl, cy, fr, deAt, de, es } satisfies Record<Language, DocumentWords>;
