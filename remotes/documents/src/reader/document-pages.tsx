import { useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, FailedState, Progress } from '@callboard/ui';
import { FileText, FileX, CloudOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PdfPages, SheetSkeleton } from './pdf-pages.tsx';
import styles from './reader.module.css';
import { isOffline } from './use-document-file.ts';
import type { DocumentFile, FileRead } from './use-document-file.ts';
import { useInView } from './use-in-view.ts';

/** What a reader tells whoever waits for its end. */
export type ReaderProps = {
  /** It stands on the screen, from its first page on. */
  onShown: () => void;
  /** Some of it cannot be shown. */
  onBroken: () => void;
  /** Everything has been in sight. */
  onEnd: () => void;
};
type DocumentPagesProps = ReaderProps & {
  read: FileRead;
  name: string;
  /** What lies over a page of a PDF. */
  over?: ((page: number) => ReactNode) | undefined;
  /** What else can be done without a connection. */
  offlineText?: string;
};

/** What a document says: its pages, its picture, or why they cannot be shown here. */
export function DocumentPages({ read, name, over, offlineText, ...heard }: DocumentPagesProps) {
  const t = useWords('documents');
  const errorText = useErrorText();
  const { bytes } = useFormat();
  if (read.kind === 'failed') {
    const offline = isOffline(read.error);
    const said = offline
      ? { icon: CloudOff, title: t('reader.offline'), text: offlineText ?? t('reader.offlineText') }
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
  return <Shown key={read.file.type} file={read.file} name={name} over={over} {...heard} />;
}

type ShownProps = ReaderProps & Pick<DocumentPagesProps, 'over'> & { file: DocumentFile; name: string };

function Shown({ file, name, over, ...heard }: ShownProps) {
  const t = useWords('documents');
  const [broken, setBroken] = useState(false);
  if (broken)
    return <FailedState icon={FileX} title={t('reader.unreadable')} text={t('reader.unreadableText')} />;
  const onBroken = () => {
    heard.onBroken();
    setBroken(true);
  };
  if (file.type === 'application/pdf') return <PdfPages blob={file.blob} over={over} {...heard} />;
  if (file.type.startsWith('image/'))
    return <Picture file={file} name={name} {...heard} onBroken={onBroken} />;
  if (file.type.startsWith('text/plain')) return <Text file={file} name={name} {...heard} />;
  return <FailedState icon={FileText} title={t('reader.noPages')} text={t('reader.noPagesText')} />;
}

function Picture({ file, name, onShown, onBroken, onEnd }: ShownProps) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file.blob);
    picture.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [file.blob]);
  const onLoad = () => {
    onShown();
    onEnd();
  };
  return <img ref={picture} className={styles.picture} alt={name} onLoad={onLoad} onError={onBroken} />;
}

function Text({ file, name, onShown, onEnd }: ShownProps) {
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const isEnd = useInView(end, '0px');
  useEffect(() => {
    const read = async () => {
      setText(await file.blob.text());
      onShown();
    };
    void read();
  }, [file.blob, onShown]);
  useEffect(() => {
    if (isEnd && text) onEnd();
  }, [isEnd, text, onEnd]);
  return (
    <section className={styles.text} aria-label={name}>
      {text}
      <div ref={end} className={styles.end} />
    </section>
  );
}
