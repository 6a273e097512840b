import { useQuery } from '@callboard/client';
import type { CrewItem } from '@callboard/contract';
import {
  changeEffect,
  crewItemGroups,
  isOneOf,
  itemTimeProblem,
  materialDifferences,
  positionFacts,
} from '@callboard/domain';
import type { ChangeEffect } from '@callboard/domain';
import { conflictsQuery, functionsQuery } from '../position-form/position-form.queries.ts';
import { timesOf } from '../position-form/position-times.ts';
import type { PositionValues } from './edit-position-form.ts';

const plain = ['standby', 'crewChief', 'pay', 'comment'] as const;

/** What the typed change means for who has the position, by the rules that the server follows. */
export function usePositionChange(item: CrewItem, now: PositionValues, values: PositionValues) {
  const functions = useQuery(functionsQuery).data?.items ?? [];
  const captionOf = (id: string) =>
    functions.find((one) => one.id === id)?.caption ?? (id === item.function.id ? item.function.caption : id);
  const factsOf = (some: PositionValues) =>
    positionFacts(timesOf(some, item.timeZone), {
      functionCaption: captionOf(some.functionId),
      payBasis: some.payBasis,
    });
  const differences = materialDifferences(factsOf(now), factsOf(values));
  const alwaysNotify = plain.some((name) => String(values[name]).trim() !== String(now[name]).trim());
  const effect: ChangeEffect = changeEffect(item, { differences, alwaysNotify });
  return {
    effect: item.person && (differences.length > 0 || alwaysNotify) ? effect : null,
    /** Only another time or function can meet something else. */
    isElsewhere: differences.some(({ field }) => field !== 'payBasis'),
  };
}

export type PositionChange = ReturnType<typeof usePositionChange>;

/** What speaks against who has the position, once it is another one. */
export function usePositionConflicts(item: CrewItem, values: PositionValues, isElsewhere: boolean) {
  const { person, status, timeZone } = item;
  const { functionId, startDate, endDate, startTime, endTime, standby } = values;
  const enabled =
    person !== null &&
    isOneOf(status, crewItemGroups.colliding) &&
    isElsewhere &&
    startDate !== '' &&
    startTime !== '' &&
    endTime !== '' &&
    !itemTimeProblem(timesOf(values, timeZone));
  const asked = {
    personId: person?.id ?? '',
    itemId: item.id,
    functionId,
    startDate,
    startTime,
    endTime,
    ...(endDate && { endDate }),
    standby: standby ? ('true' as const) : ('false' as const),
  };
  const { data, error, isFetching } = useQuery({ ...conflictsQuery(asked), enabled });
  const found = enabled ? data : undefined;
  return {
    found,
    failed: enabled && error !== null,
    busy: enabled && isFetching,
    isStopped: found !== undefined && !found.possible,
    isForceable: found?.forceable === true,
  };
}
