import { useRead, useSearch } from '@callboard/feature';
import { Button, listFace } from '@callboard/ui';
import type { EmptyStateProps, ListState } from '@callboard/ui';
import { SearchX } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';
import type { ListSearchProps } from './list-search.tsx';
import type { WholeList } from './use-list.ts';

export type ListFaces = {
  /** Without a search it shows everything there is. */
  search?: ListSearchProps | undefined;
  /** Said when there is nothing, with the one thing to do about it. */
  empty: EmptyStateProps;
};

/** Which of its faces the list shows. What is loaded stays, whatever a later read says. */
export function useListState(
  { rows, error, busy, updatedAt, refresh }: WholeList<unknown>,
  { search, empty }: ListFaces,
): ListState {
  const t = usePartWords();
  const [{ q }, change] = useSearch();
  const read = useRead({
    data: rows,
    error,
    isFetching: busy,
    dataUpdatedAt: updatedAt,
    refetch: refresh,
  });
  const searched = search && q;
  const clear = searched && (
    <Button kind="secondary" onClick={() => change({ q: undefined })}>
      {t('list-page.clearSearch')}
    </Button>
  );
  const nothing = searched ? { icon: SearchX, ...search.notFound(q), action: clear } : empty;
  const notKept = { title: t('list-page.notKept'), text: t('list-page.notKeptText') };
  const state = listFace(read, { rows: 8, empty: ({ length }) => (length === 0 ? nothing : null), notKept });
  // What was read without the search may well be on the phone.
  if (searched && read.kind === 'failed' && read.offline) return { ...state, action: clear } as ListState;
  return state;
}
