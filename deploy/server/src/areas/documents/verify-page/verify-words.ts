import type { Language } from '@callboard/contract';
import cy from './words/cy.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import deAt from './words/deAt.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };

export type VerifyWords = typeof en;
const words = { en, nl, cy, fr, deAt, de, es } satisfies Record<Language, VerifyWords>;

/** The first language of the browser that we speak. */
export function wordsFor(accepted: string | undefined): { lang: string; words: VerifyWords } {
  for (const tag of (accepted ?? '').split(',').map((one) => one.split(';')[0]?.trim() ?? '')) {
    if (/^de-at$/i.test(tag)) return { lang: 'de-AT', words: words.deAt };
    const short = tag.slice(0, 2).toLowerCase();
    if (short in words) return { lang: short, words: words[short as Language] };
  }
  return { lang: 'en', words: en };
}
