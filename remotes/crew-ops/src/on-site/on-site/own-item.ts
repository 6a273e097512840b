import type { ProjectCrew } from '@callboard/contract';

type Mine = ProjectCrew['mine'][number];
const standing = ['confirmed', 'ready', 'hasChanged', 'working', 'noShow', 'done', 'cleared'];

/** The position in this crew that the person means now: the one at work, else the next, else the last. */
export function ownItem(mine: readonly Mine[], now: number): Mine | null {
  const mattering = mine
    .filter(({ status, startsAt }) => standing.includes(status) && startsAt !== null)
    .toSorted((one, other) => (one.startsAt ?? '').localeCompare(other.startsAt ?? ''));
  const ahead = ({ status, endsAt }: Mine) =>
    status !== 'done' && status !== 'cleared' && Date.parse(endsAt ?? '') > now;
  return (
    mattering.find(({ status }) => status === 'working') ?? mattering.find(ahead) ?? mattering.at(-1) ?? null
  );
}
