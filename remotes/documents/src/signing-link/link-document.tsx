import { call, invalidate, ownZone } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentOfLink } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, Page } from '@callboard/ui';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { RefusedBanner } from '../document/refused-banner.tsx';
import { useReading } from '../document/use-reading.ts';
import { DocumentPages } from '../reader/document-pages.tsx';
import { LinkHead } from './link-head.tsx';
import { LinkNotices } from './link-notices.tsx';
import styles from './signing-link.module.css';
import { useLinkFile } from './use-link-file.ts';

const LinkSignSheet = openedLater(async () => (await import('./link-sign-sheet.tsx')).LinkSignSheet);
const LinkDeclineSheet = openedLater(async () => (await import('./link-decline-sheet.tsx')).LinkDeclineSheet);

type LinkDocumentProps = { token: string; held: DocumentOfLink };

/** The whole document; whoever has read it signs or declines below. */
export function LinkDocument({ token, held }: LinkDocumentProps) {
  const t = useWords('documents');
  const [open, setOpen] = useState<'sign' | 'decline' | null>(null);
  const [refused, setRefused] = useState<CallError | null>(null);
  const { document, may } = held;
  const file = useLinkFile(token, held);
  const reading = useReading(document.sha256, may.sign ? (sha256) => markViewed(token, sha256) : null);
  const close = () => setOpen(null);
  const sheet = {
    token,
    held,
    onDone: () => setRefused(null),
    onRefused: (error: CallError) => {
      close();
      setRefused(error);
      void invalidate(documents.documentByLink);
    },
    onClose: close,
    onMissing: close,
  };
  const sign = () => {
    reading.noteRead();
    setOpen('sign');
  };
  return (
    <Page
      title={document.name}
      titleHidden
      actions={
        (may.sign || may.decline) && (
          <>
            {may.decline && (
              <Button kind="secondary" onClick={() => setOpen('decline')}>
                {t('decline.open')}
              </Button>
            )}
            {may.sign && (
              <Button icon={PenLine} disabled={!reading.canBeRead} onClick={sign}>
                {t(reading.atEnd ? 'sign.open' : 'sign.haveRead')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.column}>
        {refused && <RefusedBanner error={refused} />}
        <LinkHead held={held} />
        <LinkNotices token={token} held={held} />
        {document.file && <DocumentPages read={file} name={document.name} {...reading.heard} />}
      </div>
      {open === 'sign' && <LinkSignSheet {...sheet} />}
      {open === 'decline' && <LinkDeclineSheet {...sheet} />}
    </Page>
  );
}

const markViewed = (token: string, sha256: string) =>
  call(documents.markReadByLink, {
    params: { token },
    body: { how: 'viewed', sha256, timeZone: ownZone() },
  });
