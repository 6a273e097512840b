import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';
import type { OpenedPdf, Pdf } from './open-pdf.ts';

export type PdfRead =
  | { readonly kind: 'loading' }
  | { readonly kind: 'there'; readonly pdf: Pdf; readonly ratio: number }
  | { readonly kind: 'locked' }
  /** No PDF that anybody could read. */
  | { readonly kind: 'unreadable' }
  /** The reader itself did not arrive or start. */
  | { readonly kind: 'failed' };

/** As pdf.js names what is wrong with a file. */
const faults = {
  PasswordException: 'locked',
  InvalidPDFException: 'unreadable',
  FormatError: 'unreadable',
  UnknownErrorException: 'unreadable',
} as const;
const faultOf = (error: unknown): 'locked' | 'unreadable' | null =>
  error instanceof Error ? (faults[error.name as keyof typeof faults] ?? null) : null;

/** An opened PDF with the shape of its first page, by which the others are guessed until they are near. */
export function usePdf(blob: Blob): PdfRead {
  const [read, setRead] = useState<PdfRead>({ kind: 'loading' });
  useEffect(() => {
    let left = false;
    let opened: OpenedPdf | null = null;
    const show = (next: PdfRead) => !left && setRead(next);
    const open = async () => {
      opened = await openPdf(await blob.arrayBuffer());
      const { pdf, close } = opened;
      if (left) return close();
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      show({ kind: 'there', pdf, ratio: height / width });
    };
    open().catch((error: unknown) => show({ kind: faultOf(error) ?? 'failed' }));
    return () => {
      left = true;
      opened?.close();
    };
  }, [blob]);
  return read;
}
