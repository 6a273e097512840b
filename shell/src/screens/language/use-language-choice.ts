import type { Language } from '@callboard/contract';
import { session } from '@callboard/contract';
import { call } from '@callboard/client';
import { sessionStore, setUiSettings } from '@callboard/session';
import { useShell } from '../../runtime/context/shell-context.ts';

/** Keeps a choice on this device and, for a person, on the server. */
function choose(language: Language): void {
  setUiSettings({ language });
  if (sessionStore.getState().identity?.tokenType !== 'user') return;
  // Offline the choice still holds on this device, which is all that was asked for.
  void call(session.setUserLanguage, { body: { name: language } }).catch(() => undefined);
}

/** Nothing where the tenant speaks one language to everybody. */
export function useLanguageChoice(): ((language: Language) => void) | null {
  const { settings } = useShell();
  return settings?.useUserLanguage === false ? null : choose;
}
