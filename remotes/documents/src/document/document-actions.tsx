import { useOnline } from '@callboard/client';
import type { CallError } from '@callboard/client';
import type { DocumentDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater, useFetchedAhead } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { BookOpen, PenLine, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { ApproveButton } from '../verify/approve-button.tsx';
import type { useReading } from './use-reading.ts';

const SignSheet = openedLater(async () => (await import('../sign/sign-sheet.tsx')).SignSheet);
const DeclineSheet = openedLater(async () => (await import('../decline/decline-sheet.tsx')).DeclineSheet);
const UploadSheet = openedLater(async () => (await import('../upload/upload-sheet.tsx')).UploadSheet);
const RejectSheet = openedLater(async () => (await import('../verify/reject-sheet.tsx')).RejectSheet);

/** A file is handed in offline too. */
const ahead = [UploadSheet];

type DocumentActionsProps = {
  document: DocumentDetail;
  reading: ReturnType<typeof useReading>;
  /** Its pages are on the screen, or on their way there. */
  reads: boolean;
  onRead: () => void;
  onDone: () => void;
  onRefused: (error: CallError) => void;
};

/** First read, then sign; beside agreeing stands declining. */
export function DocumentActions(props: DocumentActionsProps) {
  const { document, reading, reads, onRead, onDone, onRefused } = props;
  const t = useWords('documents');
  const online = useOnline();
  const [open, setOpen] = useState<'sign' | 'decline' | 'upload' | 'reject' | null>(null);
  const close = () => setOpen(null);
  const { may, file } = document;
  useFetchedAhead(ahead, may.upload);
  const refuse = (error: CallError) => {
    close();
    onRefused(error);
  };
  const sign = () => {
    reading.noteRead();
    setOpen('sign');
  };
  return (
    <>
      {may.decline && (
        <Button kind="secondary" disabled={!online} onClick={() => setOpen('decline')}>
          {t('decline.open')}
        </Button>
      )}
      {!reads && file && (
        <Button
          icon={BookOpen}
          kind={may.sign || may.verify || !(may.decline || may.upload) ? 'primary' : 'secondary'}
          onClick={onRead}
        >
          {t(may.sign ? 'document.readAndSign' : may.verify ? 'verify.open' : 'document.read')}
        </Button>
      )}
      {reads && may.sign && (
        <Button icon={PenLine} disabled={!online || !reading.canBeRead} onClick={sign}>
          {t(reading.atEnd ? 'sign.open' : 'sign.haveRead')}
        </Button>
      )}
      {may.upload && !may.verify && (
        <Button icon={Upload} onClick={() => setOpen('upload')}>
          {t(file ? 'upload.another' : 'upload.open')}
        </Button>
      )}
      {reads && may.verify && (
        <>
          <Button kind="secondary" icon={X} disabled={!online} onClick={() => setOpen('reject')}>
            {t('verify.reject')}
          </Button>
          <ApproveButton document={document} canBeRead={reading.canBeRead} />
        </>
      )}
      {open === 'upload' && <UploadSheet document={document} onClose={close} onMissing={close} />}
      {open === 'reject' && <RejectSheet document={document} onClose={close} onMissing={close} />}
      {open === 'sign' && (
        <SignSheet
          document={document}
          onSigned={onDone}
          onRefused={refuse}
          onClose={close}
          onMissing={close}
        />
      )}
      {open === 'decline' && (
        <DeclineSheet
          document={document}
          onDeclined={onDone}
          onRefused={refuse}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  );
}
