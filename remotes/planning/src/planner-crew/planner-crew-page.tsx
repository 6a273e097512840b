import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page } from '@callboard/ui';
import { GridSkeleton } from './grid/grid-skeleton.tsx';
import { PeriodBar } from './period/period-bar.tsx';
import { usePeriod } from './period/use-period.ts';
import { PlannerCrew } from './planner-crew.tsx';
import { plannerGridQuery } from './planner-grid.queries.ts';

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
