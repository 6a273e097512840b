import { projects } from '@callboard/contract';
import type { Project } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Banner, TextArea, toast } from '@callboard/ui';
import { projectChanged } from './project-changed.ts';

type CancelProjectSheetProps = { project: Project; onClose: () => void };

/** Calls a project off with all that belongs to it; why is told to everybody who was planned. */
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
  const form = useFormSheet({
    title: t('change-project.cancel'),
    draft: `cancel-project/${number}`,
    offline: 'needs-network',
    labels: { reason: t('change-project.reason') },
    start: { reason: '' },
    endpoint: projects.cancelProject,
    body: ({ reason }) => ({ reason: reason.trim() }),
    check: ({ reason }) =>
      reason.trim() === ''
        ? [{ path: 'reason', code: 'required', text: t('change-project.reasonMissing') }]
        : [],
    send: (body) => cancel({ params: { number }, version, body }),
    onClose,
  });
  return (
    <FormSheet
      form={form}
      submit={t('change-project.cancel')}
      submitKind="danger"
      offlineText={t('change-project.offline')}
    >
      <Banner kind="warning" title={name} text={t('change-project.cancelText', { name })} />
      <TextArea
        {...form.field('reason')}
        hint={t('change-project.reasonHint')}
        rows={3}
        maxLength={200}
        required
      />
    </FormSheet>
  );
}
