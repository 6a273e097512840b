import type { RouterState } from 'react-router-dom';
import { currentLanguage } from '@callboard/i18n';
import { sessionStore } from '@callboard/session';
import { shortcutPaths } from '../bottom-bar/shortcuts.ts';
import { atRest } from '../../runtime/context/at-rest.ts';
import { conditionsNow, lookKey } from './look.ts';
import type { Look } from './look.ts';
import { takeLook } from './take-look.ts';

/** The screens that a day begins with. None of them shows an amount of money that somebody has to ask for first. */
const kept: ReadonlySet<string> = new Set(['/', ...shortcutPaths]);

const asItBegins = (): boolean =>
  kept.has(location.pathname) &&
  location.search === '' &&
  scrollY === 0 &&
  sessionStore.getState().identity !== null &&
  !document.querySelector('[role=dialog]');

function keepLook(): void {
  if (!asItBegins()) return;
  try {
    const look: Look = {
      ...conditionsNow(currentLanguage()),
      pieces: takeLook(),
      nowHeight: document.querySelector<HTMLElement>('[data-now]')?.offsetHeight ?? 0,
    };
    localStorage.setItem(lookKey(location.pathname), JSON.stringify(look));
  } catch {
    // Forbidden or full: the next visit begins with the shapes.
  }
}

type Router = { readonly subscribe: (listen: (state: RouterState) => void) => unknown };

/** Keeps how a day's first screens look, each time one has come to rest; the session's end removes it with the rest. */
export function keepLooks(router: Router): void {
  let at = '';
  const look = async () => {
    const { pathname } = location;
    if (at === pathname) return;
    at = pathname;
    await atRest();
    if (at === pathname) keepLook();
  };
  router.subscribe(() => void look());
  void look();
}
