import type { Language } from '@callboard/contract';
import type { Ctx } from '#platform/http/handler.ts';
import { settingsOfTenant } from '../../../account/settings/settings.public.ts';
import cy from '../words/cy.json' with { type: 'json' };
import de from '../words/de.json' with { type: 'json' };
import deAt from '../words/deAt.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import es from '../words/es.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import nl from '../words/nl.json' with { type: 'json' };

const formWords = { en, nl, cy, fr, deAt, de, es } satisfies Record<Language, typeof en>;
export type FormWords = typeof en;

/** The language of the caller, or the tenant's where that is what counts; and the tenant's clock. */
export async function wordsFor({ db, caller }: Pick<Ctx, 'db' | 'caller'>) {
  const { defaultLanguage, useUserLanguage, timeZone } = await settingsOfTenant(db);
  const language = ((useUserLanguage && caller.language) || defaultLanguage) as Language;
  return { language, timeZone, words: formWords[language] };
}
