import { ensure, queryClient, useOnline } from '@callboard/client';
import type { AnswerOf, GridFigures, GridPerson, plannerGrid, PlannerGrid } from '@callboard/contract';
import { useCallback, useEffect, useMemo } from 'react';
import { plannerFiguresQuery, plannerGridQuery } from '../grid-data/planner-grid.queries.ts';
import type { Period } from '../grid-data/planner-grid.queries.ts';
import { scrollRest } from './scroll-rest.ts';
import { useKnownPages } from './use-known-pages.ts';

type Accounts = AnswerOf<typeof plannerGrid.plannerFigures>;

/** A place whose page is on its way has nobody yet. */
export type Slot = GridPerson | null;

/** Everybody, page by page: the first is there, those in sight are kept fresh, the others follow one by one. */
export function useGridPeople({ from, to }: Period, { total, limit }: PlannerGrid) {
  const period = useMemo(() => ({ from, to }), [from, to]);
  const count = Math.max(1, Math.ceil(total / limit));
  const pages = useKnownPages(
    count,
    useCallback(
      (page) => queryClient.getQueryData<PlannerGrid>(plannerGridQuery(period, page).queryKey),
      [period],
    ),
  );
  const accounts = useKnownPages(
    count,
    useCallback(
      (page) => queryClient.getQueryData<Accounts>(plannerFiguresQuery(period, page).queryKey),
      [period],
    ),
  );
  useRest(period, count);
  const { slots, pageOf } = useMemo(() => joined(pages, total, limit), [pages, total, limit]);
  const figures = useMemo(
    () =>
      new Map(
        accounts.flatMap(
          (page) => page?.items.map((one): [string, GridFigures] => [one.personId, one]) ?? [],
        ),
      ),
    [accounts],
  );
  return {
    slots,
    pageOf,
    figures,
    month: accounts.find(Boolean)?.month ?? from,
  };
}

function joined(pages: readonly (PlannerGrid | undefined)[], total: number, limit: number) {
  const pageOf = new Map<string, number>();
  const slots = pages.flatMap((page, n): Slot[] => {
    if (!page) return Array.from({ length: Math.min(limit, total - n * limit) }, () => null);
    // Who has moved on to the next page while they were read is there once.
    const people = page.people.filter(({ id }) => !pageOf.has(id));
    for (const { id } of people) pageOf.set(id, n + 1);
    return people;
  });
  return { slots, pageOf };
}

/** Reads pages that nobody has looked at yet, so that filters find everybody, and offline too. */
function useRest(period: Period, count: number): void {
  const online = useOnline();
  useEffect(() => {
    const left = new AbortController();
    if (!online) left.abort();
    const rest = scrollRest(left.signal);
    const readAll = async () => {
      for (let page = 2; !left.signal.aborted && page <= count; page += 1) {
        await ensure(plannerGridQuery(period, page));
        await pause();
        await rest();
      }
    };
    // A page that fails is read when it comes into sight, and says why it is not there.
    void readAll().catch(() => undefined);
    return () => left.abort();
  }, [period, count, online]);
}

/** Until the browser has nothing better to do. */
const pause = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });
