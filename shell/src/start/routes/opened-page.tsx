import { Suspense, use, useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { OriginProvider } from '@callboard/feature';
import { Guarded } from '../../screens/page-trouble/guarded.tsx';
import { ErrorBoundary } from '../../screens/trouble/error-boundary.tsx';
import { PageTrouble } from '../../screens/page-trouble/page-trouble.tsx';
import { useFocusedHeading } from '../../runtime/routes/focus-heading.ts';
import type { Opening } from '../../runtime/routes/open-page.ts';
import { PageSkeleton } from '../../screens/skeleton/page-skeleton.tsx';
import type { PageSource } from '../../runtime/routes/page-source.ts';

/** A screen in its four faces: not allowed, on its way, in trouble, there. */
export function OpenedPage({ source }: { source: PageSource }) {
  const { attempt, page } = useLoaderData<Opening>();
  return (
    <Guarded allow={source.allow}>
      {page ? (
        // Each attempt begins with nothing of the one before.
        <ErrorBoundary key={attempt} where={source.path} fallback={PageTrouble}>
          <Suspense fallback={<PageSkeleton />}>
            <OriginProvider value={source.origin}>
              <There page={page} />
            </OriginProvider>
          </Suspense>
        </ErrorBoundary>
      ) : (
        <OpenNow />
      )}
    </Guarded>
  );
}

function There({ page }: { page: NonNullable<Opening['page']> }) {
  const { Component } = use(page);
  useFocusedHeading();
  return <Component />;
}

/** It was closed when it was asked for, and is open now: somebody signed in or got a right. */
function OpenNow() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void revalidate();
  }, [revalidate]);
  return <PageSkeleton />;
}
