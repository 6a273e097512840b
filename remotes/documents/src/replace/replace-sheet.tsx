import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { largestUpload } from '@callboard/domain';
import { useGo } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet, useUpload } from '@callboard/parts';
import type { FieldProblem } from '@callboard/parts';
import { Banner, DatePicker, FileInput, TextArea, toast } from '@callboard/ui';
import { useRef } from 'react';
import { documentChanged } from '../base/document-changed.ts';
import { paths } from '../base/paths.ts';

type ReplaceSheetProps = { document: DocumentDetail; onClose: () => void };
type Replacement = {
  readonly files: readonly File[];
  readonly validFrom: string;
  readonly validUntil: string;
  readonly reason: string;
};

const problems = ({ files, validFrom, validUntil }: Replacement): FieldProblem<keyof Replacement>[] => [
  ...(files.length === 0 ? [{ path: 'files', code: 'required' } as const] : []),
  ...(validFrom && validUntil && validUntil < validFrom
    ? [{ path: 'validUntil', code: 'end_before_start' } as const]
    : []),
];

const replaceBody = ({ validFrom, validUntil, reason }: Replacement, uploadId: string) => ({
  uploadId,
  ...(validFrom && { validFrom }),
  ...(validUntil && { validUntil }),
  ...(reason.trim() && { reason: reason.trim() }),
});

/** Another file instead: at once by the office, after its check by whom the document belongs to. */
export function ReplaceSheet({ document, onClose }: ReplaceSheetProps) {
  const t = useWords('documents');
  const go = useGo();
  const { id, name, signatoriesSigned, signatoriesTotal, may } = document;
  const isOffice = may.seeEvidence;
  const made = useRef<string>(undefined);
  const upload = useUpload();
  const replace = useFormCommand(documents.replaceDocument, {
    onSuccess: () => {
      toast.success(t(isOffice ? 'replace.done' : 'upload.done'));
      return documentChanged(id);
    },
    onRefused: () => documentChanged(id),
  });
  const start: Replacement = { files: [], validFrom: '', validUntil: '', reason: '' };
  const form = useFormSheet({
    title: t('replace.title'),
    draft: `replace-document/${id}`,
    offline: 'needs-network',
    labels: {
      files: t('replace.file'),
      validFrom: t('document.validFrom'),
      validUntil: t('document.validUntil'),
      reason: t('replace.reason'),
    },
    paths: { uploadId: 'files' },
    start,
    endpoint: null,
    body: (values) => values,
    check: problems,
    send: async (_, { values }) => {
      const body = replaceBody(values, await upload(values.files[0]));
      made.current = (await replace({ params: { id }, body })).id;
    },
    onClose: () => {
      onClose();
      if (made.current) go(paths.document.to({ id: made.current }), { replace: true });
    },
  });
  const { values, field } = form;
  return (
    <FormSheet
      form={form}
      subtitle={name}
      submit={t(isOffice ? 'replace.open' : 'upload.submit')}
      submitKind={isOffice ? 'danger' : 'primary'}
    >
      <p>{t(isOffice ? 'replace.text' : 'replace.ownText')}</p>
      {isOffice && signatoriesTotal > 0 && (
        <Banner
          kind={signatoriesSigned > 0 ? 'warning' : 'info'}
          title={
            signatoriesSigned > 0 ? t('replace.signatures', { count: signatoriesSigned }) : t('replace.again')
          }
          {...(signatoriesSigned > 0 && { text: t('replace.again') })}
        />
      )}
      <FileInput
        label={t('replace.file')}
        files={[...values.files]}
        onFiles={(files) => form.change({ files: files.slice(-1) })}
        accept={['application/pdf', 'image/*']}
        maxBytes={largestUpload}
        error={field('files').error}
      />
      <DatePicker {...field('validFrom')} />
      <DatePicker {...field('validUntil')} hint={t('upload.validUntilHint')} />
      {isOffice && <TextArea {...field('reason')} hint={t('void.reasonHint')} rows={2} maxLength={200} />}
    </FormSheet>
  );
}
