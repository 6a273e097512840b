import type { CallError } from '@callboard/client';

type Result = {
  readonly error: CallError | null;
  readonly isFetching: boolean;
  readonly isRefetchError: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
};
type Part<Row> = { readonly items: readonly Row[]; readonly total: number };

/** A list that comes in one answer, as a list page shows it. */
export type WholeList<Row> = {
  /** Nothing until they are there. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  /** When it was read; 0 while it never was. */
  readonly updatedAt: number;
  readonly busy: boolean;
  readonly error: CallError | null;
  readonly refresh: () => void;
  /** Why a newer list did not come. */
  readonly refreshError: CallError | null;
};
/** A list that comes in pages. */
export type PagedList<Row> = WholeList<Row> & {
  /** Loads the next rows; nothing while that is not possible. */
  readonly more: (() => void) | undefined;
  /** Tries again what did not load. */
  readonly moreAgain: (() => void) | undefined;
};

const ofResult = ({ error, isFetching, isRefetchError, dataUpdatedAt, refetch }: Result) => ({
  updatedAt: dataUpdatedAt,
  busy: isFetching,
  error,
  refresh: () => void refetch(),
  refreshError: isRefetchError ? error : null,
});

/** The list of a `useQuery`. */
export const useList = <Row>(result: Result & { readonly data: Part<Row> | undefined }): WholeList<Row> => ({
  ...ofResult(result),
  rows: result.data?.items,
  total: result.data?.total ?? 0,
});

/** The list of a `useInfiniteQuery`, as far as it is loaded. */
export function useInfiniteList<Row>(
  result: Result & {
    readonly data: { readonly pages: readonly Part<Row>[] } | undefined;
    readonly hasNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  },
): PagedList<Row> {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = result;
  const more = () => void fetchNextPage();
  return {
    ...ofResult(result),
    rows: data?.pages.flatMap(({ items }) => items),
    total: data?.pages.at(-1)?.total ?? 0,
    more: hasNextPage && !isFetching && !isFetchNextPageError ? more : undefined,
    moreAgain: isFetchNextPageError ? more : undefined,
  };
}
