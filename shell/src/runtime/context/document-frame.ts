import { currentLanguage } from '@callboard/i18n';
import type { StartUpSettings } from '@callboard/contract';
import { sessionStore } from '@callboard/session';
import { starter } from '../../boot/starter.ts';

/** Until the page's styles are there: the document carries those of its frame alone. */
export const styled = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    links.map(
      (link) =>
        link.sheet ??
        new Promise((resolve) => {
          link.addEventListener('load', resolve, { once: true });
          link.addEventListener('error', resolve, { once: true });
        }),
    ),
  );
};

/** What the document shows goes where it does not belong to this visit; it was never seen. */
export function dropStaleFrame(root: HTMLElement): void {
  const { dataset } = document.documentElement;
  if (dataset['stale'] === undefined) return;
  root.replaceChildren();
  delete dataset['stale'];
}

/**
 * Whether the document shows the sign-in form that this visit begins with; then the page takes over its elements as
 * they are, with what was typed in them. Styles that a document may not name stand in an attribute of their own.
 */
export function showsSignIn(root: HTMLElement, settings: StartUpSettings | null): boolean {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
  const { frame, language, settings: inDocument } = starter().data;
  return (
    frame === 'sign-in' &&
    root.hasChildNodes() &&
    language === currentLanguage() &&
    // Somebody may have renamed the tenant since a worker kept this document.
    inDocument?.name === settings?.name &&
    inDocument?.useUserLanguage === settings?.useUserLanguage &&
    sessionStore.getState().identity === null &&
    location.pathname === '/login' &&
    !/[?&](PID|PCID|ticket)=/.test(location.search)
  );
}
