import { invalidate } from '@callboard/client';
import { projects } from '@callboard/contract';
import { newTodoPriority } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { TextArea, toast } from '@callboard/ui';

/** The word that the screens have for a note. */
const caption = 'note';

const nobody = { personParty: null, recipientId: null, priority: newTodoPriority } as const;

/** Something that others should know of a project later. */
export function NoteSheet({ number, onClose }: { number: string; onClose: () => void }) {
  const t = useWords('projects');
  const add = useFormCommand(projects.addProjectActivity, {
    onSuccess: () => {
      toast.success(t('history.added'));
      return invalidate(projects.projectActivities);
    },
  });
  const form = useFormSheet({
    title: t('history.add'),
    draft: `project-note/${number}`,
    offline: 'needs-network',
    labels: { body: t('history.note') },
    start: { body: '' },
    endpoint: projects.addProjectActivity,
    body: ({ body }) => ({ ...nobody, type: 'LOG' as const, caption, body: body.trim() }),
    check: ({ body }) =>
      body.trim() === '' ? [{ path: 'body', code: 'required', text: t('history.noteMissing') }] : [],
    send: (body) => add({ params: { number }, body }),
    onClose,
  });
  return (
    <FormSheet form={form} submit={t('history.save')}>
      <TextArea {...form.field('body')} hint={t('history.noteHint')} rows={4} maxLength={1000} required />
    </FormSheet>
  );
}
