import { useInfiniteQuery } from '@callboard/client';
import type { CrewOfProject } from '@callboard/contract';
import { missingPositions } from '@callboard/domain';
import { useSearch } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, EmptyState, Faces, List } from '@callboard/ui';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { PartRows, SearchedRows } from '../project/part-list.tsx';
import styles from '../project/project.module.css';
import { projectCrewsQuery } from '../projects.queries.ts';
import { useAllPages } from '../use-all-pages.ts';
import { CrewFigures } from './crew-figures.tsx';
import { CrewRow } from './crew-row.tsx';
import { splitByDay } from './split-by-day.ts';

const rows = {
  keyOf: ({ id }: CrewOfProject) => id,
  row: (crew: CrewOfProject) => <CrewRow crew={crew} />,
  rowHeight: 112,
};
const textOf = ({ name, shift, number, location, chiefs }: CrewOfProject) =>
  [name, shift, number, location?.name, ...chiefs.map((chief) => chief.name)].join(' ');

/** How far the positions of all crews are filled, and the crews: those to come first, those of before when asked for. */
export function ProjectCrews({ number }: { number: string }) {
  const t = useWords('projects');
  const read = useAllPages(useInfiniteQuery(projectCrewsQuery(number)));
  return (
    <div className={styles.part}>
      <Faces read={read} loading={<List label={t('project.crews')} state={{ kind: 'loading', rows: 3 }} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState icon={UsersRound} title={t('crews.empty')} text={t('crews.emptyText')} />
          ) : (
            <Crews items={items} total={total} />
          )
        }
      </Faces>
    </div>
  );
}

function Crews({ items, total }: { items: readonly CrewOfProject[]; total: number }) {
  const t = useWords('projects');
  const { number } = useFormat();
  const [past, showPast] = useState(false);
  const [{ open }, change] = useSearch();
  if (open === 'missing' || open === 'requested') {
    const chosen = items.filter(
      (crew) => !crew.cancelled && (open === 'missing' ? missingPositions(crew) : crew.requested) > 0,
    );
    return (
      <>
        <CrewFigures crews={items} />
        {chosen.length === 0 ? (
          <EmptyState
            icon={UsersRound}
            title={t('crews.noneWith')}
            text={t(`crews.noneWithText.${open}`)}
            action={
              <Button kind="secondary" onClick={() => change({ open: undefined })}>
                {t('crews.showAll')}
              </Button>
            }
          />
        ) : (
          <SearchedRows
            {...rows}
            label={t(`crews.with.${open}`)}
            items={chosen}
            total={chosen.length}
            textOf={textOf}
          />
        )}
      </>
    );
  }
  const { before, ahead } = splitByDay(items);
  const isPastShown = past || ahead.length === 0;
  return (
    <>
      <CrewFigures crews={items} />
      {isPastShown && before.length > 0 && <PartRows {...rows} label={t('crews.past')} items={before} />}
      {!isPastShown && before.length > 0 && (
        <Button kind="quiet" onClick={() => showPast(true)}>
          {t('crews.showPast', { figure: number(before.length) })}
        </Button>
      )}
      {ahead.length > 0 && (
        <SearchedRows
          {...rows}
          label={t('crews.ahead')}
          items={ahead}
          total={ahead.length + total - items.length}
          textOf={textOf}
        />
      )}
    </>
  );
}
