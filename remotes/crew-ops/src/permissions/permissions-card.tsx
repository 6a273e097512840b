import { usePositionPermission } from '@callboard/parts';
import { Suspense, lazy } from 'react';

const Refused = lazy(async () => ({ default: (await import('./position-refused.tsx')).PositionRefused }));

/** Only where the browser was told to give no position; nothing of it comes along where it was not. */
export function Component() {
  return (
    usePositionPermission() === 'denied' && (
      <Suspense fallback={null}>
        <Refused />
      </Suspense>
    )
  );
}
