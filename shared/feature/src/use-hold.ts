import { useEffect } from 'react';
import { holds } from './holds.ts';

/** Holds updates and leaving while there is a reason. */
export function useHold(reason: string | null): void {
  useEffect(() => (reason === null ? undefined : holds.add(reason)), [reason]);
}
