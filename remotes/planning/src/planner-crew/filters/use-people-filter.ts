import { useSearch } from '@callboard/feature';
import { useMemo } from 'react';
import { filterKinds, noFilter } from './filter-people.ts';
import type { FilterKind, PeopleFilter } from './filter-people.ts';

/** What people are picked by: it stands in the address. */
export function usePeopleFilter() {
  const [search, change] = useSearch();
  const text = filterKinds.map((kind) => search[kind] ?? '').join(';');
  const q = search['q'] ?? '';
  const filter: PeopleFilter = useMemo(() => {
    const lists = text.split(';').map((list) => list.split(',').filter(Boolean));
    return { ...noFilter, ...Object.fromEntries(filterKinds.map((kind, n) => [kind, lists[n]])), q };
  }, [text, q]);
  return {
    filter,
    choose: (kind: FilterKind, ids: readonly string[]) => change({ [kind]: ids.join(',') }),
    find: (words: string) => change({ q: words }),
    clear: () => change({ ...Object.fromEntries(filterKinds.map((kind) => [kind, null])), q: null }),
  };
}
export type ShownFilter = ReturnType<typeof usePeopleFilter>;
