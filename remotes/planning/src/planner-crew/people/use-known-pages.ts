import { queryClient } from '@callboard/client';
import { plannerGrid } from '@callboard/contract';
import { startTransition, useEffect, useMemo, useState } from 'react';

type Pages<Page> = readonly (Page | undefined)[];
/** Of pages counted from 1. */
type Known<Page> = (page: number) => Page | undefined;

/** What is known of the first pages, whoever reads them: another array only when one of them is another. */
export function useKnownPages<Page>(count: number, known: Known<Page>): Pages<Page> {
  const read = useMemo(() => readerOf(count, known), [count, known]);
  const [heard, setHeard] = useState({ read, pages: read() });
  useEffect(() => {
    // A page that arrives is drawn between the frames: somebody may be scrolling.
    const hear = () =>
      startTransition(() =>
        setHeard((before) => {
          const pages = read();
          return before.read === read && before.pages === pages ? before : { read, pages };
        }),
      );
    hear();
    return queryClient.getQueryCache().subscribe((event) => {
      const { type, query } = event;
      const tells = type === 'removed' || (type === 'updated' && event.action.type === 'success');
      if (tells && String(query.queryKey[0]).startsWith(ofGrid)) hear();
    });
  }, [read]);
  return heard.read === read ? heard.pages : read();
}

function readerOf<Page>(count: number, known: Known<Page>): () => Pages<Page> {
  let last: Pages<Page> = [];
  return () => {
    const now = Array.from({ length: count }, (_, n) => known(n + 1));
    if (now.length !== last.length || now.some((page, n) => page !== last[n])) last = now;
    return last;
  };
}

const ofGrid = `GET ${plannerGrid.plannerGrid.path}`;
