import { CallError } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, uploadFile, useFormCommand, useFormSheet } from '@callboard/parts';
import { DatePicker, FileInput, toast } from '@callboard/ui';
import { documentChanged } from '../document-changed.ts';

type UploadSheetProps = { document: DocumentDetail; onClose: () => void };
type Upload = { readonly files: readonly File[]; readonly validUntil: string };

const largest = 20 * 1024 * 1024;
const start: Upload = { files: [], validUntil: '' };

/** Hands in the paper that the office wants, or a better one after it was rejected. */
export function UploadSheet({ document: { id, name }, onClose }: UploadSheetProps) {
  const t = useWords('documents');
  const upload = useFormCommand(documents.uploadDocument, {
    onSuccess: () => {
      toast.success(t('upload.done'));
      return documentChanged(id);
    },
  });
  const form = useFormSheet({
    title: t('upload.title'),
    draft: `upload-document/${id}`,
    offline: 'needs-network',
    labels: { files: t('upload.file'), validUntil: t('upload.validUntil') },
    start,
    endpoint: null,
    body: (values) => values,
    check: ({ files }) => (files.length === 0 ? [{ path: 'files', code: 'required' }] : []),
    send: async (_, { values: { files, validUntil } }) => {
      const [file] = files;
      if (!file) throw new CallError('invalid');
      const uploadId = await uploadFile(file, file.name);
      return upload({ params: { id }, body: { uploadId, ...(validUntil && { validUntil }) } });
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
        maxBytes={largest}
        error={error}
      />
      <DatePicker {...form.field('validUntil')} hint={t('upload.validUntilHint')} />
    </FormSheet>
  );
}
