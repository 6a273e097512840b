import { projects } from '@callboard/contract';
import type { Project } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { CancelSheet } from './cancel-sheet.tsx';
import { projectChanged } from './project-changed.ts';

type CancelProjectSheetProps = { project: Project; onClose: () => void };

/** Calls a project off with all that belongs to it. */
export function CancelProjectSheet({ project, onClose }: CancelProjectSheetProps) {
  const t = useWords('projects');
  const { number, name, version } = project;
  const cancel = useFormCommand(projects.cancelProject, {
    onSuccess: () => {
      toast.success(t('change-project.cancelled', { name }));
      return projectChanged();
    },
    onRefused: () => void projectChanged(),
  });
  return (
    <CancelSheet
      title={t('change-project.cancel')}
      draft={`cancel-project/${number}`}
      name={name}
      text={t('change-project.cancelText', { name })}
      endpoint={projects.cancelProject}
      send={(body) => cancel({ params: { number }, version, body })}
      onClose={onClose}
    />
  );
}
