import { asLanguage } from '@callboard/i18n';
import { frameCookie, frameCookieValue, readFrameCookie } from '@callboard/contract';
import type { FrameFacts } from '@callboard/contract';
import { sessionStore } from '@callboard/session';

const aYear = 365 * 24 * 60 * 60;

function factsNow(): FrameFacts {
  const { identity, payload, uiSettings } = sessionStore.getState();
  const own = payload?.loginData.language?.caption;
  return {
    who: identity ? (identity.tokenType === 'user' ? 'in' : 'limited') : 'out',
    mode: uiSettings.mode ?? 'system',
    language: uiSettings.language ?? (own ? asLanguage(own) : null),
  };
}

/** Tells the next request for a document what to show before any script. Nothing of it is about a person. */
export function followFrameFacts(): void {
  let sent = '';
  const tell = () => {
    // What is kept on a phone may be garbled; what is read is of the closed sets.
    const value = frameCookieValue(readFrameCookie(frameCookieValue(factsNow())));
    if (value === sent) return;
    sent = value;
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${frameCookie}=${value}; path=/; max-age=${aYear}; samesite=lax${secure}`;
  };
  tell();
  sessionStore.subscribe(tell);
}
