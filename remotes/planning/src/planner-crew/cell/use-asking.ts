import { useState } from 'react';
import type { PlanAction } from '../plan/plan-entry.ts';

/** Which position a reason is asked for, and the reason: it stays where the position vanishes meanwhile. */
export function useAsking() {
  const [asked, setAsked] = useState<{ itemId: string; action: PlanAction } | null>(null);
  const [reason, onReason] = useState('');
  return {
    field: { reason, onReason },
    actionOf: (itemId: string): PlanAction | null => (asked?.itemId === itemId ? asked.action : null),
    /** Somebody else was faster: the position that was asked about is not among these any more. */
    isGone: (shown: readonly { readonly itemId: string }[]): boolean =>
      asked !== null && !shown.some(({ itemId }) => itemId === asked.itemId),
    ask: (itemId: string, action: PlanAction) => setAsked({ itemId, action }),
    cancel: () => setAsked(null),
  };
}
export type Asking = ReturnType<typeof useAsking>;
