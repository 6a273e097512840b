import type { ProjectCrew } from '@callboard/contract';
import { crewItemGroups, isOneOf } from '@callboard/domain';

type Mine = ProjectCrew['mine'][number];

/** The position in this crew that the person means now: the one at work, else the next, else the last. */
export function ownItem(mine: readonly Mine[], now: number): Mine | null {
  const mattering = mine
    .filter(({ status, startsAt }) => isOneOf(status, crewItemGroups.roster) && startsAt !== null)
    .toSorted((one, other) => (one.startsAt ?? '').localeCompare(other.startsAt ?? ''));
  const ahead = ({ status, endsAt }: Mine) =>
    !isOneOf(status, crewItemGroups.finished) && Date.parse(endsAt ?? '') > now;
  return (
    mattering.find(({ status }) => status === 'working') ?? mattering.find(ahead) ?? mattering.at(-1) ?? null
  );
}
