import {
  asOtherItem,
  conflictsOf,
  itemSpan,
  metresBetween,
  minutesOfSpan,
  neverProposedKinds,
} from '@callboard/domain';
import type { Conflict, ConflictRules, OtherItem, PersonFacts, WantedItem } from '@callboard/domain';
import type { GapKind } from '@callboard/contract';

/** An open position. */
export type FillPosition = WantedItem & { readonly itemId: string };

/** Somebody who could be asked, with what they are compared by. */
export type FillPerson = {
  readonly id: string;
  readonly facts: PersonFacts;
  readonly home: { readonly latitude: number; readonly longitude: number } | null;
  readonly rating: number | null;
  /** Minutes of the month that the contract leaves; negative is over. */
  readonly underQuotaMinutes: number;
  /** The time account; nothing without a contract. */
  readonly accountMinutes: number | null;
  /** Crews in which they have refused, or were turned down. */
  readonly refusedCrews: readonly string[];
  /** Positions that they have applied for. */
  readonly applied: readonly string[];
};

export type FillWork = {
  readonly positions: readonly FillPosition[];
  readonly people: readonly FillPerson[];
  readonly rules: ConflictRules;
};

/** How much each warning weighs against a point of rating, a kilometre, an hour of the quota. */
const weights: Partial<Record<Conflict['kind'], number>> = {
  absenceRequested: 200,
  longWeek: 120,
  daysInARow: 100,
  longDay: 80,
};

const between = (least: number, n: number, most: number): number => Math.min(most, Math.max(least, n));

export const kilometresBetween = ({ home }: FillPerson, { latitude, longitude }: FillPosition) =>
  home === null || latitude === null || longitude === null
    ? null
    : Math.round(metresBetween(home, { latitude, longitude }) / 1000);

/** A position that somebody is proposed for, as the rules see it from another one. */
export const asOther = (position: FillPosition): OtherItem =>
  asOtherItem(position, { status: 'requested', caption: '' });

const minutesOf = (one: FillPosition): number => minutesOfSpan(itemSpan(one));

/** Where the contract still leaves hours and the account owes some, work goes first. */
function likingOf(position: FillPosition, person: FillPerson, minutes: number): number {
  const left = (person.underQuotaMinutes - minutes) / 60;
  const km = kilometresBetween(person, position);
  return (
    (5 - (person.rating ?? 3.5)) * 20 +
    (km === null ? 30 : Math.min(km, 300) / 5) +
    between(0, 40 - left, 120) +
    between(0, 20 + (person.accountMinutes ?? 0) / 120, 50) +
    (person.applied.includes(position.itemId) ? 0 : 80)
  );
}

type Fit = { readonly cost: number } | { readonly gap: GapKind };
type Costs = {
  /** What giving the position to the person costs beside the others that they get, or why it cannot be. */
  fitOf(position: FillPosition, person: FillPerson, others?: readonly FillPosition[]): Fit;
};

const groupOf = (one: FillPosition): string =>
  [one.crewId, one.functionId, one.startDate, one.startTime, one.endDate, one.endTime, one.standby].join(' ');

export function costsOf({ positions, people, rules }: FillWork): Costs {
  // Positions of one crew are mostly alike: what speaks against a person for one speaks against them for all.
  const groups = new Map(positions.map((one) => [one.itemId, groupOf(one)]));
  const minutes = new Map(positions.map((one) => [one.itemId, minutesOf(one)]));
  const known = new Map(people.map(({ id }) => [id, new Map<string, Fit>()]));
  const group = ({ itemId }: FillPosition): string => groups.get(itemId) ?? '';
  const sum = (some: readonly FillPosition[]): number =>
    some.reduce((all, { itemId }) => all + (minutes.get(itemId) ?? 0), 0);

  const judge = (position: FillPosition, person: FillPerson, others: readonly FillPosition[]): Fit => {
    const { facts } = person;
    if (facts.kind !== 'employee') return { gap: 'manyAtOnce' };
    if (person.refusedCrews.includes(position.crewId)) return { gap: 'refusedBefore' };
    const items = others.length > 0 ? [...facts.items, ...others.map(asOther)] : facts.items;
    const conflicts = conflictsOf(position, { ...facts, items }, rules);
    const barrier = conflicts.find(
      ({ kind, level }) => level === 'stop' || neverProposedKinds.includes(kind),
    );
    if (barrier) return { gap: barrier.kind };
    const warned = conflicts.reduce((all, { kind }) => all + (weights[kind] ?? 0), 0);
    return { cost: likingOf(position, person, sum([position, ...others])) + warned };
  };
  return {
    fitOf(position, person, others = []) {
      const mine = known.get(person.id);
      const key =
        [position, ...others].map(group).join('|') + (person.applied.includes(position.itemId) ? '!' : '');
      const found = mine?.get(key) ?? judge(position, person, others);
      mine?.set(key, found);
      return found;
    },
  };
}
