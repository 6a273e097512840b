import { queued, uploaded, useQueued } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { readsOfDocument } from '../base/document-changed.ts';
import { paths } from '../base/paths.ts';

/** What waits for one document on this phone. */
export const uploadEntity = (documentId: string): string => `documentUpload/${documentId}`;

const uploadDocument = queued(documents.uploadDocument, {
  name: 'documents.upload-document',
  entity: ({ params }) => uploadEntity(params.id),
  // Another file takes the place of one that was rejected or has not left the phone.
  latestWins: true,
  invalidates: ({ params }) => readsOfDocument(params.id),
});

/** Hands in a file, or keeps it on this phone until there is a connection. */
export function useUploadDocument({ id, name }: Pick<DocumentDetail, 'id' | 'name'>) {
  const t = useWords('documents');
  const run = useQueued(uploadDocument, {
    title: () => t('upload.outbox', { name }),
    editAt: () => paths.document.to({ id }),
    onSent: () => toast.success(t('upload.done')),
    // Its notice says why.
    onRefused: () => undefined,
  });
  return (file: File, validUntil: string): Promise<boolean> =>
    run(
      { params: { id }, body: { uploadId: uploaded(0), ...(validUntil && { validUntil }) } },
      { files: [{ file, name: file.name }] },
    );
}
