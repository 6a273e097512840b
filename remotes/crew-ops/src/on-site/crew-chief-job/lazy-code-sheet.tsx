import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';

/** Drawing a code is heavy, and only a chief who shows one needs it. */
const Sheet = lazy(async () => ({ default: (await import('./code-sheet.tsx')).CodeSheet }));

export const CodeSheet = (props: ComponentProps<typeof Sheet>) => (
  <Suspense fallback={null}>
    <Sheet {...props} />
  </Suspense>
);
