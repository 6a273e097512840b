import { projects } from '@callboard/contract';
import type { CrewOfProject, CrewToEdit, Project } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { CancelSheet } from '../change-project/cancel-sheet.tsx';
import { projectChanged } from '../change-project/project-changed.ts';
import { CrewRead } from './crew-read.tsx';

type CancelCrewSheetProps = { project: Project; crew: CrewOfProject; onClose: () => void };

/** Calls a crew off with its positions; how many people that is told to is said before. */
export function CancelCrewSheet({ project, crew, onClose }: CancelCrewSheetProps) {
  const t = useWords('projects');
  const { number } = project;
  const { id, name } = crew;
  const cancel = useFormCommand(projects.cancelProjectCrew, {
    onSuccess: () => {
      toast.success(t('change-crew.cancelled', { name }));
      return projectChanged();
    },
    onRefused: () => void projectChanged(),
  });
  const textOf = ({ positions, people }: CrewToEdit) =>
    [
      ...(positions > 0 ? [t('change-crew.cancelPositions', { count: positions })] : []),
      people > 0 ? t('change-crew.cancelPeople', { count: people }) : t('change-crew.cancelNobody'),
      t('change-crew.noUndo'),
    ].join(' ');
  return (
    <CrewRead number={number} id={id} title={t('change-crew.cancel')} subtitle={name} onClose={onClose}>
      {(read) => (
        <CancelSheet
          title={t('change-crew.cancel')}
          draft={`cancel-crew/${id}`}
          name={name}
          text={textOf(read)}
          endpoint={projects.cancelProjectCrew}
          send={(body) => cancel({ params: { number, id }, version: read.version, body })}
          onClose={onClose}
        />
      )}
    </CrewRead>
  );
}
