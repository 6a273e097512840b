import type { CrewChiefJob, Job } from '@callboard/contract';
import { useState } from 'react';

/** So many answers go out at once. */
const atMost = 60;

/** Several jobs that are to be confirmed with one tap; nothing while none are being chosen. */
export function useChosenJobs(rows: readonly (Job | CrewChiefJob)[]) {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const possible = rows.filter(({ may }) => may.confirm).slice(0, atMost);
  const chosen = possible.filter(({ id }) => ids?.includes(id));
  const toggle = (id: string) =>
    setIds((before) => (before?.includes(id) ? before.filter((one) => one !== id) : [...(before ?? []), id]));
  return {
    choosing: ids !== null && possible.length > 0,
    possible,
    chosen,
    start: () => setIds([]),
    stop: () => setIds(null),
    toggle,
    toggleAll: () => setIds(chosen.length === possible.length ? [] : possible.map(({ id }) => id)),
    choiceOf: (id: string) => ({
      chosen: chosen.some((one) => one.id === id),
      possible: possible.some((one) => one.id === id),
      toggle: () => toggle(id),
    }),
  };
}
export type ChosenJobs = ReturnType<typeof useChosenJobs>;
