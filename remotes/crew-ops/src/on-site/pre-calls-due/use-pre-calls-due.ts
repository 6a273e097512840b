import { serverNow, useOutbox } from '@callboard/client';
import type { Home, HomeJob } from '@callboard/contract';
import { crewItemGroups, isOneOf } from '@callboard/domain';
import { useState } from 'react';
import { chooseNow, isSoon } from '../now/choose-now.ts';

/** Jobs besides the one of the moment that want a pre-call; one that was just given keeps its place. */
export function usePreCallsDue(home: Home | undefined): readonly HomeJob[] {
  const { items: waiting } = useOutbox();
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (!home) return [];
  const now = serverNow();
  const choice = chooseNow(home.jobs, now, waiting);
  const first = choice.kind === 'job' ? choice.job.crewItemId : null;
  const soon = (home.jobs ?? []).filter(
    (job) =>
      job.crewItemId !== first &&
      Date.parse(job.startsAt) > now &&
      isOneOf(job.status, crewItemGroups.settled) &&
      isSoon(job, now),
  );
  const due = soon.filter(({ status, crewItemId }) => status === 'confirmed' || seen.includes(crewItemId));
  if (due.some(({ crewItemId }) => !seen.includes(crewItemId)))
    setSeen(due.map(({ crewItemId }) => crewItemId));
  return due;
}
