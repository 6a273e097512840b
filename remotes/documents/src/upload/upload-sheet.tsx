import { CallError } from '@callboard/client';
import type { DocumentDetail } from '@callboard/contract';
import { largestUpload } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { DatePicker, FileInput } from '@callboard/ui';
import { useUploadDocument } from './use-upload-document.ts';

type UploadSheetProps = { document: DocumentDetail; onClose: () => void };
type Upload = { readonly files: readonly File[]; readonly validUntil: string };

const start: Upload = { files: [], validUntil: '' };

/** Hands in the paper that the office wants, or a better one after it was rejected; without a connection too. */
export function UploadSheet({ document, onClose }: UploadSheetProps) {
  const { id, name } = document;
  const t = useWords('documents');
  const upload = useUploadDocument(document);
  const form = useFormSheet({
    title: t('upload.title'),
    draft: `upload-document/${id}`,
    offline: 'workable',
    labels: { files: t('upload.file'), validUntil: t('upload.validUntil') },
    start,
    endpoint: null,
    body: (values) => values,
    check: ({ files }) => (files.length === 0 ? [{ path: 'files', code: 'required' }] : []),
    send: (_, { values: { files, validUntil } }) => {
      const [file] = files;
      if (!file) throw new CallError('invalid');
      return upload(file, validUntil);
    },
    onClose,
  });
  const { error } = form.field('files');
  return (
    <FormSheet form={form} subtitle={name} submit={t('upload.submit')}>
      <FileInput
        label={t('upload.file')}
        hint={t('upload.hint')}
        files={[...form.values.files]}
        onFiles={(files) => form.change({ files: files.slice(-1) })}
        accept={['image/*', 'application/pdf']}
        maxBytes={largestUpload}
        error={error}
      />
      <DatePicker {...form.field('validUntil')} hint={t('upload.validUntilHint')} />
    </FormSheet>
  );
}
