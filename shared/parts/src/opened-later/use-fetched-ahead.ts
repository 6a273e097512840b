import { useEffect } from 'react';
import type { Later } from './opened-later.tsx';

/** For browsers that do not tell when they have nothing to do. */
const afterMs = 2000;

/** Where the network may be gone by the time of the tap: fetches when the page has nothing else to do. */
export function useFetchedAhead(parts: readonly Later[], wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const fetchAll = () => {
      for (const part of parts) part.fetchAhead();
    };
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchAll, afterMs);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchAll);
    return () => cancelIdleCallback(idle);
  }, [parts, wanted]);
}
