import { useQuery } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page } from '@callboard/ui';
import { documentQuery } from '../base/documents.queries.ts';
import { paths } from '../base/paths.ts';
import { DocumentSkeleton } from './document-skeleton.tsx';
import { DocumentView } from './document-view.tsx';
import { useDocumentMissing } from './use-document-missing.tsx';

/** One document: what it is, who signs it and how far that is, and its pages. */
export function Component() {
  const t = useWords('documents');
  const { id } = useParams(paths.document);
  const read = useRead(useQuery(documentQuery(id)));
  const missing = useDocumentMissing();
  if (read.kind === 'there') return <DocumentView key={id} document={read.data} asOf={read.asOf} />;
  return (
    <Page title={t('document.title')} titleHidden>
      <Faces
        read={read}
        loading={<DocumentSkeleton />}
        missing={missing}
        notKept={{ title: t('document.notKept'), text: t('document.notKeptText') }}
      >
        {() => null}
      </Faces>
    </Page>
  );
}
