import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import type { LoaderArgs } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page } from '@callboard/ui';
import { useFirstRoom } from './grid/use-first-room.ts';
import { GridSkeleton } from './grid/grid-skeleton.tsx';
import { readFirst } from './people/read-first.ts';
import { PeriodBar } from './period/period-bar.tsx';
import { usePeriod } from './period/use-period.ts';
import { PlannerCrew } from './planner-crew.tsx';
import { plannerGridQuery } from './grid-data/planner-grid.queries.ts';

/** Asks for the first people while the page is drawn. */
export const loader = ({ request }: LoaderArgs): void => readFirst(new URL(request.url));

/** People by days. */
export function Component() {
  const t = useWords('planning');
  const period = usePeriod();
  const read = useRead(useQuery(plannerGridQuery(period, 1)));
  const { place, room } = useFirstRoom();
  const loading = (
    <>
      <PeriodBar period={period} />
      <GridSkeleton ref={place} />
    </>
  );
  return (
    <Page title={t('planner-crew.title')} titleHidden wide>
      <Faces
        read={read}
        loading={loading}
        notKept={{ title: t('planner-crew.notKeptTitle'), text: t('planner-crew.notKeptText') }}
      >
        {(grid) => (room ? <PlannerCrew grid={grid} period={period} room={room} /> : loading)}
      </Faces>
    </Page>
  );
}
