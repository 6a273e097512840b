import type { projects } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { Banner, TextArea } from '@callboard/ui';

type CancelSheetProps = {
  title: string;
  draft: string;
  /** What is cancelled, and what follows from it. */
  name: string;
  text: string;
  endpoint: typeof projects.cancelProject | typeof projects.cancelProjectCrew;
  send: (body: { reason: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Cancelling what people were planned for: what follows is said before, and why is told to everybody of them. */
export function CancelSheet({ title, draft, name, text, endpoint, send, onClose }: CancelSheetProps) {
  const t = useWords('projects');
  const form = useFormSheet({
    title,
    draft,
    offline: 'needs-network',
    labels: { reason: t('change-project.reason') },
    start: { reason: '' },
    endpoint,
    body: ({ reason }) => ({ reason: reason.trim() }),
    check: ({ reason }) =>
      reason.trim() === ''
        ? [{ path: 'reason', code: 'required', text: t('change-project.reasonMissing') }]
        : [],
    send,
    onClose,
  });
  return (
    <FormSheet form={form} submit={title} submitKind="danger" offlineText={t('change-project.offline')}>
      <Banner kind="warning" title={name} text={text} />
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
