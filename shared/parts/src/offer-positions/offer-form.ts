import type { BodyOf, OfferChoices, crewItems } from '@callboard/contract';
import { clockAt, crewItemMoves, dayAt, instantOf } from '@callboard/domain';

export type OfferItem = OfferChoices['items'][number];
export type OfferValues = {
  readonly functionIds: readonly string[];
  readonly regionIds: readonly string[];
  /** '' where it is for all people. */
  readonly plannerCrewId: string;
  readonly untilDay: string;
  readonly untilTime: string;
  readonly decides: 'planner' | 'firstCome';
  /** With the positions just like it. */
  readonly all: boolean;
};

const hourMs = 3_600_000;

/** What can be offered: nobody has it, and it has times that are ahead. */
export const isOfferable = ({ status, startsAt }: OfferItem, now: number): boolean =>
  (status in crewItemMoves.offer.steps || isOffered({ status })) &&
  startsAt !== null &&
  Date.parse(startsAt) > now;

export const isOffered = ({ status }: Pick<OfferItem, 'status'>): boolean => status === 'vacant';

const unique = (ids: readonly string[]): string[] => [...new Set(ids)].sort();
const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  unique(some).join(' ') === unique(others).join(' ');

/** What the positions are worked as. */
export const ownFunctions = (items: readonly OfferItem[]): string[] =>
  unique(items.map(({ functionId }) => functionId));

export const firstStart = (items: readonly OfferItem[]): number =>
  Math.min(...items.map(({ startsAt }) => Date.parse(startsAt ?? '')));

/** A day before it begins, so that there is time to decide; at short notice until it begins. */
function endOfOffer(startsAt: number, now: number): number {
  const dayBefore = startsAt - 24 * hourMs;
  return dayBefore > now + 2 * hourMs ? dayBefore : startsAt;
}

/** As they are offered, or as one would offer them first. */
export function offerValues(items: readonly OfferItem[], firstCome: boolean, now: number): OfferValues {
  const isOwn = ({ offer, functionId }: OfferItem) =>
    offer === null || isSame(offer.functionIds, [functionId]);
  const offer = items.find(isOffered)?.offer ?? items.find((item) => item.offer !== null)?.offer ?? null;
  const starts = firstStart(items);
  const kept = offer?.until ? Date.parse(offer.until) : 0;
  const until =
    kept > now && kept <= starts ? kept : items.some(isOffered) ? starts : endOfOffer(starts, now);
  const { timeZone = 'UTC' } = items[0] ?? {};
  return {
    functionIds: offer === null || items.every(isOwn) ? ownFunctions(items) : offer.functionIds,
    regionIds: offer?.regionIds ?? [],
    plannerCrewId: offer?.plannerCrewId ?? '',
    untilDay: dayAt(new Date(until), timeZone),
    untilTime: clockAt(new Date(until), timeZone).time,
    decides: (offer?.firstCome ?? firstCome) ? 'firstCome' : 'planner',
    all: true,
  };
}

/** Until when, on the clock of the site; nothing while it is being typed. */
export const untilOf = ({ untilDay, untilTime }: OfferValues, items: readonly OfferItem[]): Date | null =>
  untilDay === '' || untilTime === '' ? null : instantOf(untilDay, untilTime, items[0]?.timeZone ?? 'UTC');

export const offerBody = (
  values: OfferValues,
  items: readonly OfferItem[],
): BodyOf<typeof crewItems.offerPositions> => ({
  items: items.map(({ id, version }) => ({ id, version })),
  // Each is offered to its own function.
  ...(!isSame(values.functionIds, ownFunctions(items)) && { functionIds: [...values.functionIds] }),
  regionIds: [...values.regionIds],
  plannerCrewId: values.plannerCrewId || null,
  until: untilOf(values, items)?.toISOString() ?? null,
  firstCome: values.decides === 'firstCome',
});
