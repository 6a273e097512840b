import { invalidate, ownZone } from '@callboard/client';
import { documents } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { TextArea, toast } from '@callboard/ui';
import type { LinkSheetProps } from './link-sheet-props.ts';

/** Not signing needs a reason; for whoever sent it, that is the answer. */
export function LinkDeclineSheet({ token, held, onDone, onRefused, onClose }: LinkSheetProps) {
  const t = useWords('documents');
  const { document } = held;
  const decline = useFormCommand(documents.declineByLink, {
    onSuccess: () => {
      toast.success(t('decline.done'));
      onDone();
      return invalidate(documents.documentByLink);
    },
    onRefused: (error) => (error.code === 'wrong_state' || error.code === 'link_used') && onRefused(error),
  });
  const form = useFormSheet({
    title: t('decline.title'),
    draft: `decline-link/${document.number}`,
    offline: 'needs-network',
    labels: { reason: t('decline.reason') },
    start: { reason: '' },
    endpoint: documents.declineByLink,
    body: ({ reason }) => ({ reason: reason.trim(), timeZone: ownZone() }),
    send: (body) => decline({ params: { token }, body }),
    onClose,
  });
  return (
    <FormSheet form={form} subtitle={document.name} submit={t('decline.submit')} submitKind="danger">
      <p>{t('decline.text')}</p>
      <TextArea {...form.field('reason')} rows={3} maxLength={200} required />
    </FormSheet>
  );
}
