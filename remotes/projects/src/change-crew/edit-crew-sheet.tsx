import { queryClient, useQuery } from '@callboard/client';
import { projects } from '@callboard/contract';
import type { CrewOfProject, CrewToEdit, Project } from '@callboard/contract';
import { recipientsOfCrewChange } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { useFormCommand, useFormSheet } from '@callboard/parts';
import { Banner, Checkbox, toast } from '@callboard/ui';
import { projectChanged } from '../change-project/project-changed.ts';
import {
  crewBody,
  crewProblems,
  editableCrew,
  movedPositions,
  outsidePositions,
  outsideProject,
  shownAt,
} from '../crew-form/crew-form.ts';
import type { CrewValues, MovedValues } from '../crew-form/crew-form.ts';
import { CrewSheet } from '../crew-form/crew-sheet.tsx';
import { useCrewLabels } from '../crew-form/use-crew-labels.ts';
import type { Chosen } from '../found-choice/found-choice.tsx';
import { cateringTypesQuery, projectCrewQuery } from '../base/projects.queries.ts';
import { CrewRead } from './crew-read.tsx';

type EditCrewSheetProps = { project: Project; crew: CrewOfProject; onClose: () => void };

/** What a planner can change of a crew; its positions keep their times, and their days unless they move with it. */
export function EditCrewSheet({ project, crew, onClose }: EditCrewSheetProps) {
  const t = useWords('projects');
  return (
    <CrewRead
      number={project.number}
      id={crew.id}
      title={t('change-crew.edit')}
      subtitle={crew.name}
      onClose={onClose}
    >
      {(read) => <EditCrewForm project={project} crew={read} onClose={onClose} />}
    </CrewRead>
  );
}

const isSameDays = (one: CrewValues, other: CrewValues) =>
  one.startDate === other.startDate && one.endDate === other.endDate;
const nameOf = (one: Chosen) => one?.name ?? '';

type EditCrewFormProps = { project: Project; crew: CrewToEdit; onClose: () => void };

function EditCrewForm({ project, crew, onClose }: EditCrewFormProps) {
  const t = useWords('projects');
  const { date } = useFormat();
  const labels = useCrewLabels();
  const types = useQuery(cateringTypesQuery).data?.items ?? [];
  const { number } = project;
  const { id, version, people } = crew;
  const now: MovedValues = { ...editableCrew(crew), movePositions: '' };
  const edit = useFormCommand(projects.editProjectCrew, {
    onSuccess: ({ name }) => {
      toast.success(t('change-crew.saved', { name }));
      return projectChanged();
    },
  });
  const form = useFormSheet({
    title: t('change-crew.edit'),
    draft: `edit-crew/${id}`,
    offline: 'needs-network',
    labels: { ...labels, movePositions: t('change-crew.movePositions') },
    edits: {
      values: now,
      version,
      readAgain: () => queryClient.refetchQueries({ queryKey: projectCrewQuery(number, id).queryKey }),
      shown: {
        location: nameOf,
        contactOnSite: nameOf,
        cateringTypeId: (type) => types.find((one) => one.id === type)?.caption ?? t('crew-form.noCatering'),
        startDate: (day) => date(day, 'medium'),
        endDate: (day) => day && date(day, 'medium'),
      },
    },
    endpoint: projects.editProjectCrew,
    // The whole crew goes out: what was not changed here goes as it stands there now.
    body: (values, changed) => {
      const all = { ...now, ...changedOf(values, changed) };
      return { ...crewBody(all), movePositions: movedPositions(all, crew).moves };
    },
    paths: shownAt,
    check: (values) => [
      ...crewProblems(values, t('create-project.endBefore')),
      // A crew that lies outside already can still get another name.
      ...(isSameDays(values, now)
        ? []
        : [
            ...outsideProject(values, project),
            ...outsidePositions(values, crew, shiftOf(movedPositions(values, crew))),
          ]),
    ],
    send: (body, sent) => edit({ params: { number, id }, version: sent.version, body }),
    onClose,
  });
  const moved = movedPositions(form.values, crew);
  const isNotified =
    moved.moves || recipientsOfCrewChange(crewBody(now), crewBody(form.values)) === 'everybody';
  return (
    <CrewSheet
      form={form}
      project={project}
      place={crew.location}
      submit={t('change-project.save')}
      positions={
        moved.days !== 0 && (
          <MovePositions
            crew={crew}
            moved={moved}
            onMoves={(moves) => form.change({ movePositions: moves ? 'yes' : 'no' })}
          />
        )
      }
      notice={
        isNotified && people > 0 && <Banner kind="info" title={t('change-crew.told', { count: people })} />
      }
    />
  );
}

const shiftOf = ({ moves, days }: Moved) => (moves ? days : 0);
type Moved = ReturnType<typeof movedPositions>;
type MovePositionsProps = { crew: CrewToEdit; moved: Moved; onMoves: (moves: boolean) => void };

/** Positions go to the new days of their crew, where nobody has worked yet. */
function MovePositions({ crew, moved, onMoves }: MovePositionsProps) {
  const t = useWords('projects');
  if (!crew.mayMove) return <Banner kind="info" title={t('change-crew.cannotMove')} />;
  const days = t('change-crew.moveDays', { count: Math.abs(moved.days) });
  return (
    <Checkbox
      label={
        crew.positions > 0
          ? t('change-crew.move', { count: crew.positions, days })
          : t('change-crew.movePositions')
      }
      hint={crew.people > 0 ? t('change-crew.moveHint') : undefined}
      checked={moved.moves}
      onValue={onMoves}
    />
  );
}

const changedOf = (values: MovedValues, changed: readonly (keyof MovedValues)[]): Partial<MovedValues> =>
  Object.fromEntries(changed.map((name) => [name, values[name]]));
