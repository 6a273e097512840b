import { ownZone } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { TextArea, toast } from '@callboard/ui';
import { documentChanged } from '../base/document-changed.ts';

type DeclineSheetProps = {
  document: DocumentDetail;
  onDeclined: () => void;
  onRefused: (error: CallError) => void;
  onClose: () => void;
};

/** Not signing needs a reason; for whoever sent it, that is the answer. */
export function DeclineSheet({ document, onDeclined, onRefused, onClose }: DeclineSheetProps) {
  const t = useWords('documents');
  const { id, name, userSignatories } = document;
  const signatory = userSignatories.find(({ signatures }) => signatures.length === 0);
  const decline = useFormCommand(documents.decline, {
    onSuccess: () => {
      toast.success(t('decline.done'));
      onDeclined();
      return documentChanged(id);
    },
    onRefused: (error) => error.code === 'wrong_state' && onRefused(error),
  });
  const form = useFormSheet({
    title: t('decline.title'),
    draft: `decline-document/${id}`,
    offline: 'needs-network',
    labels: { reason: t('decline.reason') },
    start: { reason: '' },
    endpoint: documents.decline,
    body: ({ reason }) => ({ reason: reason.trim(), timeZone: ownZone() }),
    send: (body) => decline({ params: { id, signatoryId: signatory?.id ?? '' }, body }),
    onClose,
  });
  return (
    <FormSheet form={form} subtitle={name} submit={t('decline.submit')} submitKind="danger">
      <p>{t(signatory?.required === false ? 'decline.optionalText' : 'decline.text')}</p>
      <TextArea {...form.field('reason')} rows={3} maxLength={200} required />
    </FormSheet>
  );
}
