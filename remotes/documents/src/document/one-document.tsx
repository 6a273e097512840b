import { useQuery } from '@callboard/client';
import type { CallError } from '@callboard/client';
import type { DocumentDetail } from '@callboard/contract';
import { Link, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, buttonClass } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { useState } from 'react';
import { documentQuery } from '../base/documents.queries.ts';
import { documentChanged } from '../base/document-changed.ts';
import { paths } from '../base/paths.ts';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentSkeleton } from './document-skeleton.tsx';
import { RefusedBanner } from './refused-banner.tsx';
import { useDocumentMissing } from './use-document-missing.tsx';

/** What its own screen is opened for; nothing where there is nothing to read and nothing to do. */
function nextStep({ may, file }: DocumentDetail) {
  if (may.sign) return 'document.readAndSign';
  if (may.verify) return 'verify.open';
  if (file) return 'document.read';
  return may.upload ? 'upload.open' : null;
}

/** A document beside its list; its pages have a screen of their own. */
export function OneDocument({ id }: { id: string }) {
  const t = useWords('documents');
  const read = useRead(useQuery(documentQuery(id)));
  const missing = useDocumentMissing();
  const [refused, setRefused] = useState<CallError | null>(null);
  const refuse = (error: CallError) => {
    setRefused(error);
    void documentChanged(id);
  };
  return (
    <div className={column.gap5}>
      {refused && <RefusedBanner error={refused} />}
      <Faces read={read} loading={<DocumentSkeleton />} missing={missing}>
        {(document) => {
          const step = nextStep(document);
          return (
            <>
              <DocumentFacts document={document} onRefused={refuse} />
              {step && (
                <div className={wrap.gap3}>
                  <Link to={paths.document.to({ id })} className={buttonClass()}>
                    {t(step)}
                  </Link>
                </div>
              )}
            </>
          );
        }}
      </Faces>
    </div>
  );
}
