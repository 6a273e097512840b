import { queued, uploaded, useQueued } from '@callboard/client';
import { documents, persons } from '@callboard/contract';
import { homeQuery } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { paths } from '../base/paths.ts';

const addPersonDocument = queued(persons.addPersonDocument, {
  name: 'documents.hand-in',
  entity: ({ params, body }) => `handIn/${params.id}/${body.typeId}`,
  invalidates: () => [documents.documents, homeQuery],
});

type HandedIn = { file: File; type: { id: string; caption: string }; validFrom: string; validUntil: string };

export type HandIn = (paper: HandedIn) => Promise<boolean>;

/** Hands in a paper of one's own, or keeps it on this phone until there is a connection. */
export function useHandIn(personId: string): HandIn {
  const t = useWords('documents');
  const run = useQueued(addPersonDocument, {
    title: ({ body }) => t('hand-in.outbox', { name: body.name ?? '' }),
    editAt: () => paths.documentList.to({}, { tab: 'beingVerified' }),
    onSent: () => toast.success(t('upload.done')),
  });
  return ({ file, type, validFrom, validUntil }) =>
    run(
      {
        params: { id: personId },
        body: {
          uploadId: uploaded(0),
          typeId: type.id,
          name: type.caption,
          ...(validFrom && { validFrom }),
          ...(validUntil && { validUntil }),
        },
      },
      { files: [{ file, name: file.name }] },
    );
}
