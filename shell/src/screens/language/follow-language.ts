import type { StartUpSettings } from '@callboard/contract';
import { askedLanguage, setLanguage } from '@callboard/i18n';
import { sessionStore } from '@callboard/session';
import { languageFor } from './language-for.ts';

/** What the app speaks to whoever holds the phone now. */
export function languageNow(settings: StartUpSettings | null): ReturnType<typeof languageFor> {
  const { uiSettings, payload } = sessionStore.getState();
  return languageFor({
    settings,
    chosen: uiSettings.language,
    own: payload?.loginData.language?.caption,
  });
}

/** Follows a choice in the menu, in another tab, and the language of whoever signs in. */
export const followLanguage = (settings: StartUpSettings | null): (() => void) =>
  sessionStore.subscribe(() => {
    const language = languageNow(settings);
    // Not what is spoken now: somebody may choose again while the words of the last choice are on their way.
    if (language !== askedLanguage()) void setLanguage(language);
  });
