import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

// The query client assumes a network until it hears otherwise; the browser knows at once.
if (typeof navigator !== 'undefined') onlineManager.setOnline(navigator.onLine);
// It listens only while somebody listens to it; what happens before the first screen counts as well.
onlineManager.subscribe(() => undefined);

export const online = (): boolean => onlineManager.isOnline();
export const onOnlineChange = (listener: (online: boolean) => void): (() => void) =>
  onlineManager.subscribe(listener);
// A document that is drawn ahead knows of no network; it came over one.
export const useOnline = (): boolean => useSyncExternalStore(onOnlineChange, online, () => true);
