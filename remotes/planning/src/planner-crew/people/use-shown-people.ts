import type { PlannerGrid } from '@callboard/contract';
import { useDeferredValue, useMemo } from 'react';
import { filterPeople } from '../filters/filter-people.ts';
import type { PeopleFilter } from '../filters/filter-people.ts';
import type { Period } from '../grid-data/planner-grid.queries.ts';
import { useGridPeople } from './use-grid-people.ts';

/** Everybody, and whom the filter leaves. */
export function useShownPeople(period: Period, grid: PlannerGrid, filter: PeopleFilter) {
  const { slots, pageOf, figures, month } = useGridPeople(period, grid);
  const everybody = useMemo(() => slots.filter((one) => one !== null), [slots]);
  const picked = useMemo(() => {
    const left = filterPeople(everybody, filter);
    return left === everybody ? slots : left;
  }, [everybody, slots, filter]);
  const people = useDeferredValue(picked);
  const listed = useMemo(() => people.filter((one) => one !== null), [people]);
  const pageAt = (n: number) => {
    const person = people[n];
    return (person && pageOf.get(person.id)) ?? Math.floor(n / grid.limit) + 1;
  };
  return {
    everybody,
    people,
    /** Those of them who have been read. */
    listed,
    figures,
    month,
    /** The pages that some of the rows are on. */
    pagesOf: (from: number, until: number): readonly number[] => [
      ...new Set(people.slice(from, until).map((_, n) => pageAt(from + n))),
    ],
  };
}
export type ShownPeople = ReturnType<typeof useShownPeople>;
