import type { DocumentDetail } from '@callboard/contract';
import { uploadRejections } from '@callboard/domain';
import type { UploadRejection } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { Chip, TextArea } from '@callboard/ui';
import styles from './reject-sheet.module.css';
import { useVerify } from './use-verify.ts';

type RejectSheetProps = { document: DocumentDetail; onClose: () => void };
type Rejection = { readonly code: UploadRejection | ''; readonly reason: string };
const start: Rejection = { code: '', reason: '' };

/** Its owner reads the reason in their own language, and what is written besides, and hands in a better one. */
export function RejectSheet({ document, onClose }: RejectSheetProps) {
  const t = useWords('documents');
  const verify = useVerify(document);
  const form = useFormSheet({
    title: t('verify.rejectTitle'),
    draft: `reject-document/${document.id}`,
    offline: 'needs-network',
    labels: { code: t('verify.reason'), reason: t('verify.more') },
    start,
    endpoint: null,
    body: (values) => values,
    check: ({ code, reason }) =>
      code === 'other' && reason.trim() === '' ? [{ path: 'reason', code: 'required' }] : [],
    send: async (_, { values: { code, reason } }) => {
      if (code === '') return false;
      const said = reason.trim();
      return verify({
        params: { id: document.id },
        body: { approve: false, code, ...(said && { reason: said }) },
      });
    },
    onClose,
  });
  const { code } = form.values;
  return (
    <FormSheet
      form={form}
      subtitle={document.name}
      submit={t('verify.reject')}
      submitKind="danger"
      stopped={code === ''}
    >
      <fieldset className={styles.reasons} aria-label={t('verify.reason')}>
        {uploadRejections.map((one) => (
          <Chip
            key={one}
            label={t(`verify.reasons.${one}`)}
            selected={code === one}
            onClick={() => form.change({ code: one })}
          />
        ))}
      </fieldset>
      <TextArea
        {...form.field('reason')}
        hint={t('verify.reasonHint')}
        rows={3}
        maxLength={200}
        required={code === 'other'}
      />
    </FormSheet>
  );
}
