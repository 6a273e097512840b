import { useEffect, useSyncExternalStore } from 'react';
import { askPosition, freshFix, onFix } from './ask-position.ts';
import type { Fix } from './ask-position.ts';
import { usePositionPermission } from './position-permission.ts';

const againMs = 60_000;

/**
 * Keeps a fresh position while a tap may need one, so that the tap is final. Only with the permission that is there
 * already, and only while somebody looks; nothing of it leaves the phone before the tap.
 */
export function useNearPosition(wanted: boolean): Fix | null {
  const permission = usePositionPermission();
  const asks = wanted && permission === 'granted';
  useEffect(() => {
    if (!asks) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void askPosition();
    };
    look();
    const timer = setInterval(look, againMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [asks]);
  return useSyncExternalStore(onFix, freshFix);
}
