import { useInfiniteQuery } from '@callboard/client';
import type { CrewOfProject, Project } from '@callboard/contract';
import { missingPositions } from '@callboard/domain';
import { Link, useCanOpen, useSearch } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, EmptyState, Faces, List, buttonClass } from '@callboard/ui';
import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { lastCrew } from '../crew-form/crew-form.ts';
import { paths } from '../base/paths.ts';
import { PartRows, SearchedRows } from '../part-list/part-list.tsx';
import styles from '../project/project.module.css';
import { projectCrewsQuery } from '../base/projects.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';
import { CrewFigures } from './crew-figures.tsx';
import { CrewRow } from './crew-row.tsx';
import { splitByDay } from './split-by-day.ts';

const AddCrewSheet = openedLater(async () => (await import('../add-crew/add-crew-sheet.tsx')).AddCrewSheet);

const textOf = ({ name, shift, number, location, chiefs }: CrewOfProject) =>
  [name, shift, number, location?.name, ...chiefs.map((chief) => chief.name)].join(' ');

/** How far the positions of all crews are filled, and the crews: those to come first, those of before when asked for. */
export function ProjectCrews({ project }: { project: Project }) {
  const t = useWords('projects');
  const { number, may } = project;
  const [{ sheet }, change] = useSearch();
  const [added, setAdded] = useState<string>();
  const read = useAllPages(useInfiniteQuery(projectCrewsQuery(number)));
  const addButton = may.addCrew && (
    <Button kind="secondary" icon={Plus} onClick={() => change({ sheet: 'add-crew' })}>
      {t('add-crew.title')}
    </Button>
  );
  // What was added is seen, whichever crews were looked at before.
  const close = (id?: string) => {
    if (id) setAdded(id);
    change({ sheet: undefined, ...(id && { open: undefined }) });
  };
  return (
    <div className={styles.part}>
      <Faces read={read} loading={<List label={t('project.crews')} state={{ kind: 'loading', rows: 3 }} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState
              icon={UsersRound}
              title={t('crews.empty')}
              text={t(may.addCrew ? 'add-crew.emptyText' : 'crews.emptyText')}
              action={addButton || <AskLeader project={project} />}
            />
          ) : (
            <>
              {addButton && <p>{addButton}</p>}
              <Crews project={project} items={items} total={total} added={added} />
            </>
          )
        }
      </Faces>
      {sheet === 'add-crew' && may.addCrew && read.kind !== 'loading' && (
        <AddCrewSheet
          project={project}
          last={read.kind === 'there' ? lastCrew(read.data.items) : undefined}
          onClose={close}
          onMissing={() => close()}
        />
      )}
    </div>
  );
}

/** Who may not add crews is told who can. */
function AskLeader({ project: { number, planner, manager, state } }: { project: Project }) {
  const t = useWords('projects');
  const to = paths.projectContactProjectManager.to({ number });
  const leader = planner ?? manager;
  if (!useCanOpen(to) || !leader || state !== 'open') return null;
  return (
    <Link to={to} className={buttonClass({ kind: 'secondary' })}>
      {t('crews.ask', { name: leader.name })}
    </Link>
  );
}

type CrewsProps = {
  project: Project;
  items: readonly CrewOfProject[];
  total: number;
  added: string | undefined;
};

function Crews({ project, items, total, added }: CrewsProps) {
  const t = useWords('projects');
  const { number } = useFormat();
  const [past, showPast] = useState(false);
  const [{ open }, change] = useSearch();
  const rows = {
    keyOf: ({ id }: CrewOfProject) => id,
    row: (crew: CrewOfProject) => <CrewRow project={project} crew={crew} isNew={crew.id === added} />,
    rowHeight: 112,
  };
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
  const isPastShown = past || ahead.length === 0 || before.some(({ id }) => id === added);
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
