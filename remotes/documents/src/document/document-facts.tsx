import type { DocumentDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { History } from 'lucide-react';
import { useState } from 'react';
import { WaitingUpload } from '../upload/waiting-upload.tsx';
import { DocumentHead } from './document-head.tsx';
import { DocumentNotices } from './document-notices.tsx';
import { DocumentPapers } from './document-papers.tsx';
import { SignatoryList } from './signatory-list.tsx';

const HistorySheet = openedLater(async () => (await import('../history/history-sheet.tsx')).HistorySheet);

/** Everything about a document but its pages. */
export function DocumentFacts({ document }: { document: DocumentDetail }) {
  const t = useWords('documents');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <DocumentHead document={document} />
      <WaitingUpload documentId={document.id} />
      <DocumentNotices document={document} />
      <SignatoryList document={document} />
      <DocumentPapers document={document} />
      <div>
        <Button kind="quiet" icon={History} onClick={() => setOpen(true)}>
          {t('history.open')}
        </Button>
      </div>
      {open && <HistorySheet document={document} onClose={close} onMissing={close} />}
    </>
  );
}
