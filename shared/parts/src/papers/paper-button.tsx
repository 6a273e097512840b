import { useOnline } from '@callboard/client';
import { Button } from '@callboard/ui';
import type { ButtonProps } from '@callboard/ui';
import { Download, FileText, Share2 } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';
import { useOpenPaper } from './use-open-paper.ts';
import { usePaper } from './use-paper.ts';
import type { Paper } from './use-paper.ts';
import { useSharePaper } from './use-share-paper.ts';

export type PaperButtonProps = Pick<ButtonProps, 'kind' | 'size' | 'icon' | 'children'> & {
  paper: Paper;
  /** Another step is the one that matters: the word is short. */
  short?: boolean;
};

/** Saves a paper on the phone. Without a network it waits. */
export function PaperButton({ paper, short, ...look }: PaperButtonProps) {
  const t = usePartWords();
  const { received, save } = usePaper(paper);
  return (
    <PdfButton icon={Download} {...look} busy={received !== null} onClick={save} short={short}>
      {look.children ?? t('papers.downloadPdf')}
    </PdfButton>
  );
}

/** Shows a paper in a tab of its own, or saves it where the browser cannot show it. */
export function OpenPaperButton({ paper, short, ...look }: PaperButtonProps) {
  const t = usePartWords();
  const { busy, open } = useOpenPaper(paper);
  return (
    <PdfButton icon={FileText} {...look} busy={busy} onClick={open} short={short}>
      {t(navigator.pdfViewerEnabled ? 'papers.showPdf' : 'papers.downloadPdf')}
    </PdfButton>
  );
}

/** Gives a paper to another app of the phone; not there where the device cannot do that. */
export function SharePaperButton({ paper, ...look }: PaperButtonProps) {
  const t = usePartWords();
  const online = useOnline();
  const { busy, share } = useSharePaper(paper);
  if (!share) return null;
  return (
    <Button icon={Share2} {...look} busy={busy} disabled={!online} onClick={share}>
      {t('papers.share')}
    </Button>
  );
}

function PdfButton({ short, children, ...rest }: ButtonProps & { short: boolean | undefined }) {
  const t = usePartWords();
  const online = useOnline();
  return (
    <Button {...rest} disabled={!online} {...(short && { 'aria-label': String(children) })}>
      {short ? t('papers.pdf') : children}
    </Button>
  );
}
