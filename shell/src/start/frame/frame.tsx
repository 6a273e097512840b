import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { configureClient } from '@callboard/client';
import { SlotProvider, TroubleTitleProvider } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import '../../screens/install/keep-offer.ts';
import { BottomBar } from '../../screens/bottom-bar/bottom-bar.tsx';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { OutboxLine } from '../../screens/outbox/outbox-line.tsx';
import { rememberSearchKey } from '../../screens/search/search-key.ts';
import { MenuContent } from '../../screens/side-menu/menu-content.tsx';
import { MenuDrawer } from '../../screens/side-menu/menu-drawer.tsx';
import menuStyles from '../../screens/side-menu/side-menu.module.css';
import { drawSlot } from '../../screens/slots/slot-cards.tsx';
import { TopBar } from '../../screens/top-bar/top-bar.tsx';
import { useLoadTrouble } from '../../screens/trouble/use-load-trouble.ts';
import { useBack } from '../../screens/top-bar/use-back.ts';
import styles from './frame.module.css';
import { firstScreenDone } from '../../runtime/context/first-screen-done.ts';
import { orNothing } from '../../runtime/context/or-nothing.ts';
import { useMedia, wide } from '../../runtime/context/use-media.ts';
import { useSwipes } from './use-swipes.ts';

configureClient({
  onStepUpNeeded: async () =>
    (await import(/* webpackChunkName: "later-pages" */ '../later-pages/later-pages.ts')).askForProof(),
});

export { startAhead } from '../../runtime/ahead/start-ahead.ts';

// Without it the picture on this phone or the initials stay.
const FollowOwnPicture = orNothing(async () => {
  await firstScreenDone();
  return (await import(/* webpackChunkName: "tools" */ '../../runtime/own-picture/follow-own-picture.tsx'))
    .FollowOwnPicture;
});
const Tools = orNothing(async () => {
  rememberSearchKey();
  await firstScreenDone();
  return (await import(/* webpackChunkName: "tools" */ '../../screens/top-bar/tools.tsx')).toolsWithWords();
});
// For a keyboard at a desk.
const FollowKeys = orNothing(async () => (await import('../../screens/keys/follow-keys.tsx')).FollowKeys);

/** Bars and menu around every screen but the bare ones. */
export function Frame() {
  const t = useWords('shell');
  const { identity } = useVisitor();
  const personId = useSession(({ payload }) => payload?.loginData.person?.id);
  const docked = useMedia(wide);
  // It belongs to the screen over which it was opened, so it closes with the next one.
  const [openOver, setOpenOver] = useState<string | null>(null);
  const { key } = useLocation();
  const open = openOver === key;
  const close = () => setOpenOver(null);
  const back = useBack();
  const troubleTitle = useLoadTrouble();
  useSwipes((way) => {
    if (way === 'left') close();
    else if (!open) back?.();
  });
  const signedIn = identity !== null;
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t('frame.skip')}
      </a>
      {signedIn &&
        (docked ? (
          <aside className={menuStyles.docked} aria-label={t('side-menu.aside')}>
            <MenuContent />
          </aside>
        ) : (
          <MenuDrawer open={open} onClose={close} />
        ))}
      <div className={styles.column}>
        <TopBar onMenu={signedIn && !docked ? () => setOpenOver(key) : null}>
          {personId && (
            <Suspense fallback={null}>
              <Tools />
            </Suspense>
          )}
        </TopBar>
        {signedIn && <OutboxLine />}
        <main id="content" tabIndex={-1} className={styles.main}>
          <TroubleTitleProvider value={troubleTitle}>
            <SlotProvider value={drawSlot}>
              <Outlet />
            </SlotProvider>
          </TroubleTitleProvider>
        </main>
      </div>
      {signedIn && docked && (
        <Suspense fallback={null}>
          <FollowKeys />
        </Suspense>
      )}
      {personId && (
        <Suspense fallback={null}>
          <FollowOwnPicture personId={personId} />
        </Suspense>
      )}
      {signedIn && identity.tokenType !== 'project' && <BottomBar />}
    </div>
  );
}
