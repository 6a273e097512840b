import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ToastRegion } from '@callboard/ui';
import { PageTitles } from '../../screens/titles/page-titles.tsx';
import { ErrorBoundary } from '../../screens/trouble/error-boundary.tsx';
import { onUpdateChange, updateOffered } from '../../runtime/update/update-store.ts';
import { ConnectionNews } from './connection-news.tsx';

const UpdatePrompt = lazy(async () => {
  const [{ UpdatePrompt }] = await Promise.all([
    import(/* webpackChunkName: "update" */ '../../screens/update/update-prompt.tsx'),
    import(/* webpackChunkName: "update" */ '../../runtime/update/update-words.ts').then(({ updateWords }) =>
      updateWords(),
    ),
  ]);
  return { default: UpdatePrompt };
});
const Nothing = () => null;
/** The document is drawn before anybody knows. */
const notYet = () => false;

/** What every screen has, with or without bars. */
export function Root() {
  const offered = useSyncExternalStore(onUpdateChange, updateOffered, notYet);
  return (
    <>
      <PageTitles />
      <ConnectionNews />
      <Outlet />
      {offered && (
        <ErrorBoundary where="update" fallback={Nothing}>
          <Suspense>
            <UpdatePrompt />
          </Suspense>
        </ErrorBoundary>
      )}
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
}
