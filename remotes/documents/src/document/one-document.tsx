import { useQuery } from '@callboard/client';
import { Link, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, buttonClass } from '@callboard/ui';
import { documentQuery } from '../documents.queries.ts';
import { paths } from '../paths.ts';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentSkeleton } from './document-skeleton.tsx';
import styles from './document.module.css';
import { useDocumentMissing } from './use-document-missing.tsx';

/** A document beside its list; its pages have a screen of their own. */
export function OneDocument({ id }: { id: string }) {
  const t = useWords('documents');
  const read = useRead(useQuery(documentQuery(id)));
  const missing = useDocumentMissing();
  return (
    <div className={styles.detail}>
      <Faces read={read} loading={<DocumentSkeleton />} missing={missing}>
        {(document) => (
          <>
            <DocumentFacts document={document} />
            <div className={styles.bar}>
              <Link to={paths.document.to({ id })} className={buttonClass()}>
                {t(document.may.sign ? 'document.readAndSign' : 'document.read')}
              </Link>
            </div>
          </>
        )}
      </Faces>
    </div>
  );
}
