import { useQuery } from '@callboard/client';
import { useSearch } from '@callboard/feature';
import { useMemo } from 'react';
import { gridFiltersQuery } from '../grid-data/planner-grid.queries.ts';
import type { Period } from '../grid-data/planner-grid.queries.ts';
import { filterKinds, noFilter } from './filter-people.ts';
import type { FilterKind, PeopleFilter } from './filter-people.ts';

/** What people are picked by, which stands in the address, and what there is to pick by. */
export function usePeopleFilter(period: Period) {
  const [search, change] = useSearch();
  const { data: options } = useQuery(gridFiltersQuery(period));
  const text = filterKinds.map((kind) => search[kind] ?? '').join(';');
  const q = search['q'] ?? '';
  const filter: PeopleFilter = useMemo(() => {
    const lists = text.split(';').map((list) => list.split(',').filter(Boolean));
    return { ...noFilter, ...Object.fromEntries(filterKinds.map((kind, n) => [kind, lists[n]])), q };
  }, [text, q]);
  return {
    filter,
    /** Nothing while they are on their way. */
    options,
    choose: (kind: FilterKind, ids: readonly string[]) => change({ [kind]: ids.join(',') }),
    find: (words: string) => change({ q: words }),
    clear: () => change({ ...Object.fromEntries(filterKinds.map((kind) => [kind, null])), q: null }),
  };
}
export type ShownFilter = ReturnType<typeof usePeopleFilter>;
