import { createContext, useContext, useMemo } from 'react';
import { logFor } from '@callboard/client';
import type { Log } from '@callboard/client';

export type Origin = { readonly feature: string; readonly version: string };

const OriginContext = createContext<Origin>({ feature: 'shell', version: '' });
/** The shell says whose page or card is inside. */
export const OriginProvider = OriginContext.Provider;

/** Which feature in which version this code runs in. */
export const useOrigin = (): Origin => useContext(OriginContext);

/** A log whose entries name feature and version. */
export function useLog(): Log {
  const origin = useOrigin();
  return useMemo(() => logFor(origin), [origin]);
}
