import type { CallError } from '@callboard/client';
import { useOnline } from '@callboard/client';
import type { DocumentDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { Forward, History } from 'lucide-react';
import { useState } from 'react';
import { WaitingUpload } from '../upload/waiting-upload.tsx';
import { DocumentHead } from './document-head.tsx';
import { DocumentNotices } from './document-notices.tsx';
import { DocumentPapers } from './document-papers.tsx';
import { ManageDocument } from './manage-document.tsx';
import { SignatoryList } from './signatory-list.tsx';

const HistorySheet = openedLater(async () => (await import('../history/history-sheet.tsx')).HistorySheet);

const DelegateSheet = openedLater(async () => (await import('../delegate/delegate-sheet.tsx')).DelegateSheet);

type DocumentFactsProps = { document: DocumentDetail; onRefused?: (error: CallError) => void };

/** Everything about a document but its pages. */
export function DocumentFacts({ document, onRefused }: DocumentFactsProps) {
  const t = useWords('documents');
  const online = useOnline();
  const [open, setOpen] = useState<'history' | 'delegate' | null>(null);
  const close = () => setOpen(null);
  const refuse = (error: CallError) => {
    close();
    onRefused?.(error);
  };
  return (
    <>
      <DocumentHead document={document} />
      <WaitingUpload documentId={document.id} />
      <DocumentNotices document={document} />
      <SignatoryList document={document} />
      {document.may.delegate && (
        <div>
          <Button kind="quiet" icon={Forward} disabled={!online} onClick={() => setOpen('delegate')}>
            {t('delegate.open')}
          </Button>
        </div>
      )}
      <ManageDocument document={document} />
      <DocumentPapers document={document} />
      <div>
        <Button kind="quiet" icon={History} onClick={() => setOpen('history')}>
          {t('history.open')}
        </Button>
      </div>
      {open === 'history' && <HistorySheet document={document} onClose={close} onMissing={close} />}
      {open === 'delegate' && (
        <DelegateSheet document={document} onRefused={refuse} onClose={close} onMissing={close} />
      )}
    </>
  );
}
