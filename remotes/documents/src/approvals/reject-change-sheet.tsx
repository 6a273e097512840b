import { persons } from '@callboard/contract';
import type { PersonChange } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { TextArea } from '@callboard/ui';
import { useDecided } from './use-decided.ts';

/** Leaves the data as it is; the person reads why. */
export function RejectChangeSheet({ change, onClose }: { change: PersonChange; onClose: () => void }) {
  const t = useWords('documents');
  const { id, personName } = change;
  const { rejected } = useDecided('changes');
  const reject = useFormCommand(persons.rejectPersonChange, { onSuccess: rejected });
  const form = useFormSheet({
    title: t('approvals.rejectChange'),
    draft: `reject-change/${id}`,
    offline: 'needs-network',
    labels: { reason: t('void.reason') },
    start: { reason: '' },
    endpoint: persons.rejectPersonChange,
    body: ({ reason }) => ({ reason: reason.trim() }),
    send: (body) => reject({ params: { id }, body }),
    onClose,
  });
  return (
    <FormSheet form={form} subtitle={personName} submit={t('verify.reject')} submitKind="danger">
      <TextArea
        {...form.field('reason')}
        hint={t('approvals.changeHint')}
        rows={3}
        maxLength={200}
        required
      />
    </FormSheet>
  );
}
