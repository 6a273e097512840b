import { useInfiniteQuery } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { useRead } from '@callboard/feature';
import type { Read } from '@callboard/feature';
import { useEffect } from 'react';

type Part<Row> = { readonly items: readonly Row[]; readonly total: number };
type Pages<Row> = ReturnType<typeof useInfiniteQuery<Part<Row>, CallError>>;
export type Whole<Row> = { readonly items: readonly Row[]; readonly total: number };

/** A list that is needed as a whole: what is beyond the first page follows by itself. */
export function useAllPages<Row>(
  result: Pick<
    Pages<Row>,
    | 'hasNextPage'
    | 'isFetching'
    | 'isFetchNextPageError'
    | 'fetchNextPage'
    | 'error'
    | 'dataUpdatedAt'
    | 'refetch'
  > & { readonly data: { readonly pages: readonly Part<Row>[] } | undefined },
): Read<Whole<Row>> {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = result;
  const next = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (next) void fetchNextPage();
  }, [next, fetchNextPage]);
  const { error, dataUpdatedAt, refetch } = result;
  return useRead<Whole<Row>>({
    data: data && {
      items: data.pages.flatMap(({ items }) => items),
      total: data.pages.at(-1)?.total ?? 0,
    },
    error,
    isFetching,
    dataUpdatedAt,
    refetch,
  });
}
