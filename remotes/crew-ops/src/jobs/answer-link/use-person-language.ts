import { currentLanguage, setLanguage } from '@callboard/i18n';
import type { AnswerLink } from '@callboard/contract';
import { sessionStore } from '@callboard/session';
import { useEffect } from 'react';

/** A mailed link speaks its person's language, unless somebody has chosen one on this device or is signed in. */
export function usePersonLanguage(language: AnswerLink['language'] | undefined): void {
  useEffect(() => {
    const { uiSettings, payload } = sessionStore.getState();
    if (!language || uiSettings.language || payload || language === currentLanguage()) return;
    void setLanguage(language);
  }, [language]);
}
