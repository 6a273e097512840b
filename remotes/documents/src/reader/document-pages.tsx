import { useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, FailedState, Progress } from '@callboard/ui';
import { FileText, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PdfPages, SheetSkeleton } from './pdf-pages.tsx';
import styles from './reader.module.css';
import { isOffline } from './use-document-file.ts';
import type { DocumentFile, FileRead } from './use-document-file.ts';

type DocumentPagesProps = {
  read: FileRead;
  name: string;
  /** Everything has been in sight. */
  onEnd: () => void;
};

/** What a document says: its pages, its picture, or why they cannot be shown here. */
export function DocumentPages({ read, name, onEnd }: DocumentPagesProps) {
  const t = useWords('documents');
  const errorText = useErrorText();
  const { bytes } = useFormat();
  if (read.kind === 'failed') {
    const offline = isOffline(read.error);
    const said = offline
      ? { icon: WifiOff, title: t('reader.offline'), text: t('reader.offlineText') }
      : errorText(read.error);
    return (
      <FailedState
        {...said}
        action={
          <Button kind="secondary" onClick={read.retry}>
            {t('reader.tryAgain')}
          </Button>
        }
      />
    );
  }
  if (read.kind === 'loading') {
    const { received, size } = read;
    return (
      <>
        {received > 0 && received < size && (
          <Progress
            label={t('reader.loading')}
            value={received}
            max={size}
            text={t('reader.received', { done: bytes(received), total: bytes(size) })}
          />
        )}
        <SheetSkeleton />
      </>
    );
  }
  return <Shown file={read.file} name={name} onEnd={onEnd} />;
}

function Shown({ file, name, onEnd }: { file: DocumentFile; name: string; onEnd: () => void }) {
  const t = useWords('documents');
  if (file.type === 'application/pdf') return <PdfPages blob={file.blob} onEnd={onEnd} />;
  if (file.type.startsWith('image/')) return <Picture file={file} name={name} onEnd={onEnd} />;
  return <FailedState icon={FileText} title={t('reader.noPages')} text={t('reader.noPagesText')} />;
}

function Picture({ file, name, onEnd }: { file: DocumentFile; name: string; onEnd: () => void }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file.blob);
    picture.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [file.blob]);
  return <img ref={picture} className={styles.picture} alt={name} onLoad={onEnd} />;
}
