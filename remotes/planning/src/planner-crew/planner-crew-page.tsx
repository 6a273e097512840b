import { ensure, useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import type { LoaderArgs } from '@callboard/feature';
import { currentLanguage, formatFor, useWords } from '@callboard/i18n';
import { Faces, isWide, Page } from '@callboard/ui';
import { GridSkeleton } from './grid/grid-skeleton.tsx';
import { PeriodBar } from './period/period-bar.tsx';
import { shownPeriod } from './period/period.ts';
import { usePeriod } from './period/use-period.ts';
import { PlannerCrew } from './planner-crew.tsx';
import { plannerGridQuery } from './planner-grid.queries.ts';

/** Asks for the first people while the page is drawn. */
export function loader({ request }: LoaderArgs): void {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const today = formatFor(currentLanguage()).isoDay(Date.now());
  const first = plannerGridQuery(shownPeriod(search, today, isWide()), 1);
  // The page says what went wrong.
  void ensure(first).catch(() => undefined);
}

/** People by days. */
export function Component() {
  const t = useWords('planning');
  const period = usePeriod();
  const read = useRead(useQuery(plannerGridQuery(period, 1)));
  return (
    <Page title={t('planner-crew.title')} titleHidden wide>
      <Faces
        read={read}
        loading={
          <>
            <PeriodBar period={period} />
            <GridSkeleton />
          </>
        }
        notKept={{ title: t('planner-crew.notKeptTitle'), text: t('planner-crew.notKeptText') }}
      >
        {(grid) => <PlannerCrew grid={grid} period={period} />}
      </Faces>
    </Page>
  );
}
