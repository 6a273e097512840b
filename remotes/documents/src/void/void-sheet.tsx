import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { TextArea, toast } from '@callboard/ui';
import { documentChanged } from '../base/document-changed.ts';

type VoidSheetProps = { document: DocumentDetail; onClose: () => void };

/** Asks before a document ends for everybody; the reason is what they read instead. */
export function VoidSheet({ document: { id, name }, onClose }: VoidSheetProps) {
  const t = useWords('documents');
  const voidDocument = useFormCommand(documents.voidDocument, {
    onSuccess: () => {
      toast.success(t('void.done'));
      return documentChanged(id);
    },
    onRefused: () => documentChanged(id),
  });
  const form = useFormSheet({
    title: t('void.title'),
    draft: `void-document/${id}`,
    offline: 'needs-network',
    labels: { reason: t('void.reason') },
    start: { reason: '' },
    endpoint: documents.voidDocument,
    body: ({ reason }) => ({ reason: reason.trim() }),
    send: (body) => voidDocument({ params: { id }, body }),
    onClose,
  });
  return (
    <FormSheet form={form} subtitle={name} submit={t('void.open')} submitKind="danger">
      <p>{t('void.text')}</p>
      <TextArea {...form.field('reason')} hint={t('void.reasonHint')} rows={3} maxLength={200} required />
    </FormSheet>
  );
}
