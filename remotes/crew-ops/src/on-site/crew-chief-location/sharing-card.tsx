import { Skeleton } from '@callboard/ui';
import { Suspense, lazy } from 'react';
import { keptSharing } from './kept-sharing.ts';

const SharingNow = lazy(async () => ({ default: (await import('./sharing-now.tsx')).SharingNow }));

/** On the start page, as long as this phone shares where it is; nothing of it comes along while it does not. */
export function Component() {
  return (
    keptSharing() && (
      <Suspense fallback={<Skeleton height="7.5rem" />}>
        <SharingNow />
      </Suspense>
    )
  );
}
