import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';
import type { Pdf } from './open-pdf.ts';

export type PdfRead =
  | { readonly kind: 'loading' }
  | { readonly kind: 'there'; readonly pdf: Pdf; readonly ratio: number }
  /** It needs a password, or is no PDF that anybody could read. */
  | { readonly kind: 'unreadable' };

/** An opened PDF with the shape of its first page, by which the others are guessed until they are near. */
export function usePdf(blob: Blob): PdfRead {
  const [read, setRead] = useState<PdfRead>({ kind: 'loading' });
  useEffect(() => {
    let left = false;
    let opened: Pdf | null = null;
    const open = async () => {
      opened = await openPdf(await blob.arrayBuffer());
      const { width, height } = (await opened.getPage(1)).getViewport({ scale: 1 });
      if (left) void opened.loadingTask.destroy();
      else setRead({ kind: 'there', pdf: opened, ratio: height / width });
    };
    open().catch(() => !left && setRead({ kind: 'unreadable' }));
    return () => {
      left = true;
      void opened?.loadingTask.destroy();
    };
  }, [blob]);
  return read;
}
