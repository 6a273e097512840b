import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { Chip, ChipRow, TextArea } from '@callboard/ui';
import { useVerify } from './use-verify.ts';

type RejectSheetProps = { document: DocumentDetail; onClose: () => void };

/** What is wrong most of the time; anything else is written. */
const usual = ['unreadable', 'wrongDocument', 'expired', 'incomplete'] as const;

/** Its owner reads the reason and hands in a better one. */
export function RejectSheet({ document, onClose }: RejectSheetProps) {
  const t = useWords('documents');
  const verify = useVerify(document);
  const form = useFormSheet({
    title: t('verify.rejectTitle'),
    draft: `reject-document/${document.id}`,
    offline: 'needs-network',
    labels: { reason: t('verify.reason') },
    start: { reason: '' },
    endpoint: documents.verifyUpload,
    body: ({ reason }) => ({ approve: false as const, reason: reason.trim() }),
    send: (body) => verify({ params: { id: document.id }, body }),
    onClose,
  });
  return (
    <FormSheet form={form} subtitle={document.name} submit={t('verify.reject')} submitKind="danger">
      <ChipRow label={t('verify.usual')}>
        {usual.map((code) => (
          <Chip
            key={code}
            label={t(`verify.reasons.${code}`)}
            selected={form.values.reason === t(`verify.reasons.${code}`)}
            onClick={() => form.change({ reason: t(`verify.reasons.${code}`) })}
          />
        ))}
      </ChipRow>
      <TextArea {...form.field('reason')} hint={t('verify.reasonHint')} rows={3} maxLength={200} required />
    </FormSheet>
  );
}
