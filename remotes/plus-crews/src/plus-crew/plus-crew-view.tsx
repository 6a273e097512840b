import type { PlusCrew, PlusCrewProgress } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { openedLater } from '@callboard/parts';
import { isFigureName } from '../figures/figure-kinds.ts';
import type { FigureName } from '../figures/figure-kinds.ts';
import { FigureList } from './figure-list.tsx';
import { PlusCrewHead } from './plus-crew-head.tsx';
import { PlusCrewLinks } from './plus-crew-links.tsx';
import { PlusCrewNotices } from './plus-crew-notices.tsx';
import { PlusCrewPeople } from './plus-crew-people.tsx';
import { PlusCrewProgressBars } from './plus-crew-progress-bars.tsx';

const FigureSheet = openedLater(async () => (await import('./figure-sheet.tsx')).FigureSheet);

/** What a plus crew is measured by and how it does; each figure opens what it is made of. */
export function PlusCrewView({ crew, progress }: { crew: PlusCrew; progress: PlusCrewProgress }) {
  const [{ figure }, change] = useSearch();
  const open = (name: FigureName) => change({ figure: name });
  const close = () => change({ figure: undefined });
  return (
    <>
      <PlusCrewHead crew={crew} progress={progress} onFigure={open} />
      <PlusCrewNotices progress={progress} />
      {progress.state !== 'noData' && <PlusCrewProgressBars progress={progress} />}
      <FigureList progress={progress} onFigure={open} />
      <PlusCrewLinks crew={crew} />
      <PlusCrewPeople people={crew.people} />
      {isFigureName(figure) && (
        <FigureSheet
          key={figure}
          name={figure}
          progress={progress}
          onFigure={open}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  );
}
