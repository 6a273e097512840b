import { queryClient } from '@callboard/client';
import { plannerGrid } from '@callboard/contract';
import { useMemo, useSyncExternalStore } from 'react';

type Pages<Page> = readonly (Page | undefined)[];
/** Of pages counted from 1. */
type Known<Page> = (page: number) => Page | undefined;

/** What is known of the first pages, whoever reads them: another array only when one of them is another. */
export const useKnownPages = <Page>(count: number, known: Known<Page>): Pages<Page> =>
  useSyncExternalStore(
    subscribe,
    useMemo(() => readerOf(count, known), [count, known]),
  );

function readerOf<Page>(count: number, known: Known<Page>): () => Pages<Page> {
  let last: Pages<Page> = [];
  return () => {
    const now = Array.from({ length: count }, (_, n) => known(n + 1));
    if (now.length !== last.length || now.some((page, n) => page !== last[n])) last = now;
    return last;
  };
}

const ofGrid = `GET ${plannerGrid.plannerGrid.path}`;
const subscribe = (listener: () => void) =>
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (String(query.queryKey[0]).startsWith(ofGrid)) listener();
  });
