import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { Lineup } from '@callboard/contract';
import { configureClient, serverNow } from '@callboard/client';
import { errorTextOf, holds } from '@callboard/feature';
import { currentLanguage, followClock, prepareDates, setLanguage, wordsOf } from '@callboard/i18n';
import { sessionStore, setOpenBundles, startSession } from '@callboard/session';
import { announce, hearBack, toast } from '@callboard/ui';
import type { BootResult } from '../../boot/boot-result.ts';
import { nextTask } from '../../boot/next-task.ts';
import { followSessionEnds } from '../../runtime/guard/session-end.ts';
import { signInPath } from '../../runtime/guard/wanted-path.ts';
import { followLanguage, languageNow } from '../../screens/language/follow-language.ts';
import { startLive } from '../../runtime/live/start-live.ts';
import type { Loader } from '../../runtime/loader/loader.ts';
import { featurePages } from '../../runtime/routes/feature-pages.ts';
import { ownPages } from '../routes/own-pages.ts';
import { warmUpAddress } from '../../runtime/routes/open-page.ts';
import type { PageSource } from '../../runtime/routes/page-source.ts';
import { fetchFrame, loadFrame } from '../frame/load-frame.ts';
import { prepareOnPress } from '../../runtime/routes/prepare-on-press.ts';
import { routesOf } from '../routes/router.tsx';
import { canOpen } from '../../runtime/routes/use-page-exists.ts';
import { stopEarlyForm } from '../../screens/sign-in/take-early-form.ts';
import { cookieTicket, takeLinkCookie } from '../../screens/sign-in/link-cookie.ts';
import { prepareNow } from '../../screens/slots/prepare-now.ts';
import { followTheme } from '../../screens/theme/follow-theme.ts';
import { becomeOfflineReady } from '../../runtime/update/offline-ready.ts';
import { followUpdates } from '../../runtime/update/update-store.ts';
import { followOutbox } from '../../screens/outbox/follow-outbox.ts';
import { declareFaceWords } from '../../runtime/words/face-words.ts';
import '../words/words.ts';
import { App, settled } from './app.tsx';
import { atRest } from '../../runtime/context/at-rest.ts';
import { dropStaleFrame, showsSignIn, styled } from '../../runtime/context/document-frame.ts';
import { followFrameFacts } from '../../runtime/context/frame-facts.ts';
import { followOfflineReads } from '../../runtime/context/follow-offline-reads.ts';
import { StartTrouble } from '../frame/start-trouble.tsx';

export type Start = {
  readonly boot: BootResult;
  readonly loader: Loader;
  readonly root: HTMLElement;
};

/** A link that signs somebody in leads to the sign-in, whatever page it names. */
function followLink(): void {
  if (!takeLinkCookie()) {
    // Who is not signed in has no home; said here, the document's form is the screen from the start.
    if (location.pathname === '/' && !sessionStore.getState().identity)
      history.replaceState(null, '', signInPath(location));
    return;
  }
  const { pathname, search } = location;
  const path = signInPath({ pathname, search });
  history.replaceState(null, '', `${path}${path.includes('?') ? '&' : '?'}ticket=${cookieTicket}`);
}

/** Not on the sign-in screen: it is to be quick, and news would stand before its button. */
function onceSignedIn(tell: () => void): void {
  if (sessionStore.getState().identity) return tell();
  const unsubscribe = sessionStore.subscribe(({ identity }) => {
    if (!identity) return;
    unsubscribe();
    tell();
  });
}

const screens = (sources: readonly PageSource[], lineup: Lineup | null) => {
  const routes = routesOf(sources, lineup);
  const known = routes[0]?.children?.flatMap(({ children = [] }) =>
    children.filter(({ path }) => path !== '*'),
  );
  return { routes, exists: (pathname: string) => matchRoutes(known ?? [], pathname) !== null };
};

/** The document's own sign-in form becomes the screen; anything else is put in its place. */
function drawFirst(root: HTMLElement, settings: BootResult['settings'], app: ReactNode): Root {
  if (showsSignIn(root, settings)) return hydrateRoot(root, app);
  stopEarlyForm();
  const drawn = createRoot(root);
  drawn.render(app);
  return drawn;
}

/** Starts everything that lives as long as the page, then shows the screen of the address. */
export async function start({ boot, loader, root }: Start): Promise<void> {
  const { lineup, settings, trouble } = boot;
  configureClient({
    language: currentLanguage,
    hasUnsaved: () => holds.current().length > 0,
    onCommandError: (error) => toast.error(errorTextOf(error).title),
  });
  followClock(serverNow);
  followTheme(settings);
  followSessionEnds();
  startSession();
  followOutbox();
  followLink();
  await nextTask();
  const pagesOf = ({ features }: Lineup) => [...ownPages, ...featurePages(features, loader)];
  const pages = lineup ? pagesOf(lineup) : [];
  if (lineup) {
    declareFaceWords(lineup);
    onceSignedIn(() => prepareNow(lineup, loader, languageNow(settings)));
  }
  await nextTask();
  const { identity } = sessionStore.getState();
  // The frame of the document stays until there is the real one. Where that does not come, a screen says so.
  const frame = identity && loadFrame().catch(() => undefined);
  warmUpAddress(pages, location.pathname);
  // Every screen behind the sign-in writes dates, and nothing else can be done until words and frame are there.
  if (identity) void prepareDates(languageNow(settings), nextTask);
  await Promise.all([setLanguage(languageNow(settings)), followOfflineReads(), styled(), frame]);
  followLanguage(settings);
  followFrameFacts();
  dropStaleFrame(root);
  if (!lineup) {
    createRoot(root).render(<StartTrouble kind={trouble?.kind ?? 'unreachable'} />);
    return;
  }
  followUpdates(lineup.id, () => {
    becomeOfflineReady();
    onceSignedIn(() => announce(wordsOf('shell')('update.offline-ready')));
  });
  onceSignedIn(
    () =>
      void loadFrame().then(
        ({ startAhead }) => startAhead(loader),
        () => undefined,
      ),
  );
  prepareOnPress(pages);
  const { routes, exists } = screens(pages, lineup);
  await nextTask();
  hearBack();
  const router = createBrowserRouter(routes);
  await nextTask();
  await settled(router);
  onceSignedIn(
    () =>
      void atRest()
        .then(() => import('./after-rest.ts'))
        .then(
          ({ afterRest }) => afterRest(loader, router),
          () => undefined,
        ),
  );
  const appOf = (now: Lineup) => {
    setOpenBundles(now.features.map(({ face }) => face.bundle));
    const shell = { lineup: now, settings, loader, fetchFrame };
    return <App shell={shell} pages={{ exists, canOpen: canOpen(pagesOf(now)) }} router={router} />;
  };
  const app = appOf(lineup);
  // Drawn in pieces, between which the browser can paint and listen.
  startTransition(() => {
    const drawn = drawFirst(root, settings, app);
    const draw = (now: Lineup) => drawn.render(appOf(now));
    onceSignedIn(() => void startLive({ lineup, loader, router, draw }));
  });
}
