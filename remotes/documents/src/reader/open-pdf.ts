import type { PDFDocumentProxy } from 'pdfjs-dist';
import { ScanDecoders } from './scan-decoders.ts';
import { startScriptWorker } from './script-worker.ts';

export type Pdf = PDFDocumentProxy;
export type OpenedPdf = { readonly pdf: Pdf; readonly close: () => void };

/**
 * The library is large, so it comes when a document is opened. Its parser comes as the text of a file that is held
 * against its hash like every other, and runs in a worker: the page stays free.
 */
export async function fetchPdfLibrary() {
  const [library, { default: parser }] = await Promise.all([
    import(/* webpackChunkName: "pdf" */ 'pdfjs-dist/legacy/build/pdf.min.mjs'),
    import(/* webpackChunkName: "pdf-parser" */ 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?source'),
  ]);
  return { library, parser };
}

/** Nothing of a document is ever run: neither scripts nor forms that calculate. */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenedPdf> {
  const { library, parser } = await fetchPdfLibrary();
  const { getDocument, PDFWorker, VerbosityLevel } = library;
  const port = await startScriptWorker(parser);
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker,
    enableXfa: false,
    BinaryDataFactory: ScanDecoders,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = () => {
    void task.destroy();
    worker.destroy();
    port.terminate();
  };
  try {
    return { pdf: await task.promise, close };
  } catch (error) {
    close();
    throw error;
  }
}
