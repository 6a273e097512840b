import { call, ownZone } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { useFetchedAhead } from '@callboard/parts';
import { AsOf, Page, useWide } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { useState } from 'react';
import { documentChanged } from '../base/document-changed.ts';
import { DocumentPages } from '../reader/document-pages.tsx';
import { fetchPdfLibrary } from '../reader/open-pdf.ts';
import { useDocumentFile } from '../reader/use-document-file.ts';
import { ZonesOnPage } from '../sign-zone/zones-on-page.tsx';
import { DocumentActions } from './document-actions.tsx';
import { DocumentFacts } from './document-facts.tsx';
import styles from './document.module.css';
import { RefusedBanner } from './refused-banner.tsx';
import { useReading } from './use-reading.ts';

const readers = [{ fetchAhead: () => void fetchPdfLibrary().catch(() => undefined) }];

/** Facts and pages: one after the other on a phone, side by side where there is room. */
export function DocumentView({ document, asOf }: { document: DocumentDetail; asOf: number | null }) {
  const wide = useWide();
  const [search, change] = useSearch();
  const [refused, setRefused] = useState<CallError | null>(null);
  const hasFile = document.file !== null;
  const reads = hasFile && search['read'] === '1';
  const file = useDocumentFile(document, reads || (wide && hasFile));
  // Who is asked to sign reads next.
  useFetchedAhead(readers, document.may.sign && document.file?.type === 'application/pdf');
  const markViewed = async (sha256: string) => {
    try {
      await call(documents.markViewed, {
        params: { id: document.id },
        body: { sha256, timeZone: ownZone() },
      });
    } catch (error) {
      void documentChanged(document.id);
      throw error;
    }
  };
  const reading = useReading(document.sha256, document.may.sign ? markViewed : null);
  const refuse = (error: CallError) => {
    setRefused(error);
    void documentChanged(document.id);
  };
  const pages = (
    <DocumentPages
      read={file}
      name={document.name}
      over={(page) => <ZonesOnPage document={document} page={page} />}
      {...reading.heard}
    />
  );
  return (
    <Page
      title={document.name}
      titleHidden
      wide={wide}
      actions={
        <DocumentActions
          document={document}
          reading={reading}
          reads={reads || wide}
          onRead={() => change({ read: '1' }, { replace: false })}
          onDone={() => {
            setRefused(null);
            change({ read: null });
          }}
          onRefused={refuse}
        />
      }
    >
      {asOf !== null && <AsOf at={asOf} />}
      {refused && <RefusedBanner error={refused} />}
      {wide ? (
        <div className={styles.split}>
          <div className={column.gap5}>
            <DocumentFacts document={document} onRefused={refuse} />
          </div>
          {hasFile && <div className={column.gap5}>{pages}</div>}
        </div>
      ) : reads ? (
        pages
      ) : (
        <DocumentFacts document={document} onRefused={refuse} />
      )}
    </Page>
  );
}
