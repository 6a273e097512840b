import type { ProjectCrew } from '@callboard/contract';
import { finishedStates, rosterStates } from '@callboard/domain';

type Mine = ProjectCrew['mine'][number];

/** The position in this crew that the person means now: the one at work, else the next, else the last. */
export function ownItem(mine: readonly Mine[], now: number): Mine | null {
  const mattering = mine
    .filter(({ status, startsAt }) => rosterStates.includes(status) && startsAt !== null)
    .toSorted((one, other) => (one.startsAt ?? '').localeCompare(other.startsAt ?? ''));
  const ahead = ({ status, endsAt }: Mine) =>
    !finishedStates.includes(status) && Date.parse(endsAt ?? '') > now;
  return (
    mattering.find(({ status }) => status === 'working') ?? mattering.find(ahead) ?? mattering.at(-1) ?? null
  );
}
