import { useFormat, useWords } from '@callboard/i18n';
import { Button, FailedState, IconButton, Skeleton, VisuallyHidden } from '@callboard/ui';
import { FileLock2, FileX, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ReaderProps } from './document-pages.tsx';
import type { Pdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import styles from './reader.module.css';
import { useInView } from './use-in-view.ts';
import { usePdf } from './use-pdf.ts';
import { useZoom } from './use-zoom.ts';

type Over = { over?: ((page: number) => ReactNode) | undefined };
type PdfPagesProps = ReaderProps & Over & { blob: Blob };

/** The pages of a PDF, one below the other. */
export function PdfPages(props: PdfPagesProps) {
  const [tries, setTries] = useState(0);
  return <Opened key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function Opened({ blob, onRetry, ...heard }: PdfPagesProps & { onRetry: () => void }) {
  const t = useWords('documents');
  const read = usePdf(blob);
  if (read.kind === 'failed')
    return (
      <FailedState
        icon={RotateCw}
        title={t('reader.notStarted')}
        text={t('reader.notStartedText')}
        action={
          <Button kind="secondary" onClick={onRetry}>
            {t('reader.tryAgain')}
          </Button>
        }
      />
    );
  if (read.kind === 'locked')
    return <FailedState icon={FileLock2} title={t('reader.locked')} text={t('reader.lockedText')} />;
  if (read.kind === 'unreadable')
    return <FailedState icon={FileX} title={t('reader.unreadable')} text={t('reader.unreadableText')} />;
  if (read.kind === 'loading') return <SheetSkeleton />;
  return <Pages pdf={read.pdf} ratio={read.ratio} {...heard} />;
}

/** A page that is on its way. */
export function SheetSkeleton() {
  const t = useWords('documents');
  return (
    <output className={styles.coming}>
      <VisuallyHidden>{t('reader.loading')}</VisuallyHidden>
      <Skeleton width="100%" height="100%" />
    </output>
  );
}

type PagesProps = ReaderProps & Over & { pdf: Pdf; ratio: number };

function Pages({ pdf, ratio, over, onShown, onBroken, onEnd }: PagesProps) {
  const t = useWords('documents');
  const { number, percent } = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(1);
  const { zoom, width, larger, smaller } = useZoom(frame);
  const isEnd = useInView(end, '0px');
  useEffect(() => {
    if (isEnd && width > 0) onEnd();
  }, [isEnd, width, onEnd]);
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={t('reader.tools')}>
        <p className={styles.count} aria-live="off">
          {t('reader.page', { at: number(at), of: number(pdf.numPages) })}
        </p>
        <IconButton label={t('reader.smaller')} icon={ZoomOut} disabled={!smaller} onClick={smaller} />
        <span className={styles.zoom}>{percent(zoom)}</span>
        <IconButton label={t('reader.larger')} icon={ZoomIn} disabled={!larger} onClick={larger} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- enlarged it scrolls sideways, also by keyboard */}
      <section ref={frame} className={styles.frame} tabIndex={0} aria-label={t('reader.pages')}>
        {Array.from({ length: pdf.numPages }, (_, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            number={index + 1}
            ratio={ratio}
            width={width}
            onMiddle={setAt}
            onDrawn={onShown}
            onBroken={onBroken}
            over={over?.(index + 1)}
          />
        ))}
        <div ref={end} className={styles.end} />
      </section>
    </>
  );
}
