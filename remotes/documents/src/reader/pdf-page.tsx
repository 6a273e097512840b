import { useFormat, useWords } from '@callboard/i18n';
import { VisuallyHidden } from '@callboard/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { drawPage, wordsOfPage } from './draw-page.ts';
import type { Pdf } from './open-pdf.ts';
import styles from './reader.module.css';
import { useInView } from './use-in-view.ts';

type PdfPageProps = {
  pdf: Pdf;
  number: number;
  /** Height by width, until the page itself is known. */
  ratio: number;
  /** How wide it is shown. */
  width: number;
  over?: ReactNode;
  onMiddle: (number: number) => void;
  onDrawn: () => void;
  onBroken: () => void;
};

/** Drawn a good screen before it is in sight. */
const near = '120% 0px';
const middle = '-50% 0px';

/** One page: drawn while it is near, an empty sheet of its size while it is not. */
export function PdfPage({ pdf, number, ratio, width, over, onMiddle, onDrawn, onBroken }: PdfPageProps) {
  const t = useWords('documents');
  const format = useFormat();
  const sheet = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const isNear = useInView(sheet, near);
  const isInMiddle = useInView(sheet, middle);
  const [broken, setBroken] = useState(false);
  const [own, setOwn] = useState<{ readonly ratio: number; readonly words: string } | null>(null);

  useEffect(() => {
    if (isInMiddle) onMiddle(number);
  }, [isInMiddle, number, onMiddle]);

  useEffect(() => {
    const box = paper.current;
    if (!isNear || width === 0 || !box) return;
    let drawing: ReturnType<typeof drawPage> | null = null;
    let left = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (left) return;
      drawing = drawPage(page, width);
      await drawing.done;
      if (left) return;
      box.replaceChildren(drawing.canvas);
      onDrawn();
      const shape = page.getViewport({ scale: 1 });
      setOwn({ ratio: shape.height / shape.width, words: wordsOfPage(await page.getTextContent()) });
    };
    draw().catch(() => {
      // Scrolled past or zoomed again before it was done: the next drawing takes its place.
      if (left) return;
      setBroken(true);
      onBroken();
    });
    return () => {
      left = true;
      drawing?.cancel();
    };
  }, [isNear, width, pdf, number, onDrawn, onBroken]);

  useEffect(() => {
    if (!isNear) paper.current?.replaceChildren();
  }, [isNear]);

  return (
    <section
      ref={sheet}
      className={styles.sheet}
      style={{ inlineSize: width || undefined, aspectRatio: `1 / ${own?.ratio ?? ratio}` }}
      aria-label={t('reader.page', { at: format.number(number), of: format.number(pdf.numPages) })}
    >
      <div ref={paper} className={styles.paper} aria-hidden="true" />
      {over}
      {broken && <p className={styles.broken}>{t('reader.brokenPage')}</p>}
      {own && <VisuallyHidden>{own.words}</VisuallyHidden>}
    </section>
  );
}
