import { crewItemGroups } from './crew-item-groups.ts';
import { isOneOf } from '../../states/is-one-of.ts';
import type { CrewItemState } from './crew-item-states.ts';
import { extraEndDate } from './crew-item-time.ts';
import type { ItemTimes } from './crew-item-time.ts';

/** What of a position a person has to confirm anew when it changes. */
export const materialFields = [
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'location',
  'function',
  'project',
  'payBasis',
] as const;
type MaterialField = (typeof materialFields)[number];

/** Each as a person reads it: days, times, names. */
export type MaterialFacts = Readonly<Record<MaterialField, string | null>>;
export type Difference = {
  readonly field: MaterialField;
  readonly before: string | null;
  readonly after: string | null;
};

export const materialDifferences = (
  before: Partial<MaterialFacts>,
  after: Partial<MaterialFacts>,
): Difference[] =>
  materialFields.flatMap((field) => {
    const [was = null, is = was] = [before[field], after[field]];
    return was === is ? [] : [{ field, before: was, after: is }];
  });

/** Several changes since the last confirmation as one: from what was confirmed to what stands now. */
export function mergedDifferences(
  earlier: readonly Difference[],
  later: readonly Difference[],
): Difference[] {
  const all = new Map(earlier.map((one) => [one.field, one]));
  for (const { field, before, after } of later) {
    const first = all.get(field);
    all.set(field, { field, before: first ? first.before : before, after });
  }
  return materialFields.flatMap((field) => {
    const one = all.get(field);
    return one && one.before !== one.after ? [one] : [];
  });
}

/** A position with other times, function or pay, as it is compared: an end day that goes without saying is none. */
export const positionFacts = (
  times: ItemTimes,
  { functionCaption, payBasis }: { readonly functionCaption: string; readonly payBasis: string },
): Partial<MaterialFacts> => ({
  startDate: times.startDate,
  endDate: extraEndDate(times),
  startTime: times.startTime,
  endTime: times.endTime,
  function: functionCaption,
  payBasis,
});

type Changed = {
  readonly status: CrewItemState;
  /** What waits for an answer already. */
  readonly changes: readonly Difference[];
};
type PositionChange = {
  readonly differences: readonly Difference[];
  /** Something that needs no new answer has changed as well. */
  readonly alwaysNotify: boolean;
};
export type ChangeEffect = {
  /** `asConfirmed`: it leads back to what the person has confirmed. */
  readonly kind: 'nobody' | 'notified' | 'confirmAgain' | 'asConfirmed';
  /** All that differs from what the person has confirmed. */
  readonly changes: readonly Difference[];
};

/** What follows from a change for who has the position. */
export function changeEffect(
  { status, changes }: Changed,
  { differences, alwaysNotify }: PositionChange,
): ChangeEffect {
  if (differences.length > 0 && isOneOf(status, crewItemGroups.expected)) {
    const merged = status === 'hasChanged' ? mergedDifferences(changes, differences) : [...differences];
    return { kind: merged.length === 0 ? 'asConfirmed' : 'confirmAgain', changes: merged };
  }
  const isNotified = isOneOf(status, crewItemGroups.ahead) && (differences.length > 0 || alwaysNotify);
  return { kind: isNotified ? 'notified' : 'nobody', changes: differences };
}
