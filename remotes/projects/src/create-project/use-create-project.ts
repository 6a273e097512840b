import { invalidate } from '@callboard/client';
import { projects } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';

export function useCreateProject() {
  const t = useWords('projects');
  return useFormCommand(projects.createProject, {
    onSuccess: ({ name }) => {
      toast.success(t('create-project.done', { name }));
      return invalidate(projects.projects);
    },
  });
}
