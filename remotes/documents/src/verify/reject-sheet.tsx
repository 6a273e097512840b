import type { DocumentDetail } from '@callboard/contract';
import { uploadRejections } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { RejectionSheet } from '@callboard/parts';
import { useVerify } from './use-verify.ts';

type RejectSheetProps = { document: DocumentDetail; onClose: () => void };

/** Its owner reads the reason, and hands in a better one. */
export function RejectSheet({ document: { id, name }, onClose }: RejectSheetProps) {
  const t = useWords('documents');
  const verify = useVerify(id);
  return (
    <RejectionSheet
      title={t('verify.rejectTitle')}
      subtitle={name}
      hint={t('verify.reasonHint')}
      submit={t('verify.reject')}
      codes={uploadRejections}
      draft={`reject-document/${id}`}
      send={({ code, reason }) =>
        verify({ params: { id }, body: { approve: false, code, ...(reason && { reason }) } })
      }
      onClose={onClose}
    />
  );
}
