import { useSyncExternalStore } from 'react';
import { onSharing, sharingNow } from './sharing.ts';
import type { Sharing } from './sharing.ts';

export const useSharing = (): Sharing | null => useSyncExternalStore(onSharing, sharingNow);
