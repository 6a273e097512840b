import { Suspense, lazy } from 'react';
import { Outlet } from 'react-router-dom';
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { routerPath } from '@callboard/feature';
import type { TitleHandle } from '../../screens/titles/use-title.ts';
import { Root } from '../frame/root.tsx';
import { LanguageSwitch } from '../../screens/language/language-switch.tsx';
import { StartTrouble } from '../frame/start-trouble.tsx';
import { ErrorBoundary } from '../../screens/trouble/error-boundary.tsx';
import { PageTrouble } from '../../screens/page-trouble/page-trouble.tsx';
import { loadFrame } from '../frame/load-frame.ts';
import { openPage } from '../../runtime/routes/open-page.ts';
import { OpenedPage } from './opened-page.tsx';
import { PageSkeleton } from '../../screens/skeleton/page-skeleton.tsx';
import type { PageSource, PageTitle } from '../../runtime/routes/page-source.ts';
import type { Lineup } from '@callboard/contract';
import { absentFeatureAt } from '../../runtime/paths/path-pattern.ts';
import styles from '../../screens/skeleton/page-skeleton.module.css';

const Frame = lazy(async () => ({ default: (await loadFrame()).Frame }));
// Few come to it: home does not wait for it.
const UnknownPage = lazy(async () => ({ default: (await import('./unknown-page.tsx')).UnknownPage }));

/** What a page keeps in its search is its own affair; only another address or a real retry opens it anew. */
const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

const routeOf = (source: PageSource): RouteObject => ({
  path: routerPath(source.path),
  handle: { title: source.title } satisfies TitleHandle,
  loader: ({ params, request }) => openPage(source, { params, request }),
  shouldRevalidate,
  element: <OpenedPage source={source} />,
});

const framed = (
  <ErrorBoundary where="frame" fallback={PageTrouble}>
    <Suspense fallback={<PageSkeleton />}>
      <Frame />
    </Suspense>
  </ErrorBoundary>
);
const alone = (
  <main id="content">
    <Outlet />
  </main>
);
/** Where a mailed link leads: nobody is signed in, and no menu holds the languages. */
const withLanguages = (
  <>
    <header className={styles.language}>
      <LanguageSwitch />
    </header>
    {alone}
  </>
);

const titleOfUnknown =
  (lineup: Lineup | null) =>
  (pathname: string): PageTitle => ({
    own: lineup && absentFeatureAt(lineup, pathname) ? 'titles.trouble' : 'titles.not-found',
  });

/** The whole route table: the bare screens, the framed ones, and what is nobody's. */
export function routesOf(sources: readonly PageSource[], lineup: Lineup | null): RouteObject[] {
  const unknown: RouteObject = {
    path: '*',
    handle: { title: titleOfUnknown(lineup) } satisfies TitleHandle,
    element: <UnknownPage />,
  };
  const bareOnes = sources.filter((source) => source.bare);
  return [
    {
      element: <Root />,
      hydrateFallbackElement: <PageSkeleton />,
      errorElement: <StartTrouble kind="crashed" />,
      children: [
        { element: alone, children: bareOnes.filter((source) => source.alone).map(routeOf) },
        { element: withLanguages, children: bareOnes.filter((source) => !source.alone).map(routeOf) },
        { element: framed, children: [...sources.filter((source) => !source.bare).map(routeOf), unknown] },
      ],
    },
  ];
}
