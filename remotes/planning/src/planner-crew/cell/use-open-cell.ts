import { call, online } from '@callboard/client';
import { planningDrafts } from '@callboard/contract';
import { useEffect } from 'react';

/** Said again before the server forgets it. */
const againMs = 30_000;

/** Others see that somebody is about to change this cell; without a connection nobody does, and nothing is lost. */
export function useOpenCell(personId: string, day: string, mayPlan: boolean): void {
  useEffect(() => {
    if (!mayPlan) return;
    const say = (cell: { personId: string; day: string } | null) => {
      if (online()) void call(planningDrafts.openCell, { body: { cell } }).catch(() => undefined);
    };
    say({ personId, day });
    const timer = setInterval(() => say({ personId, day }), againMs);
    return () => {
      clearInterval(timer);
      say(null);
    };
  }, [personId, day, mayPlan]);
}
