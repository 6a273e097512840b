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

async function startReader() {
  const { library, parser } = await fetchPdfLibrary();
  return { library, port: await startScriptWorker(parser) };
}
let ready: ReturnType<typeof startReader> | null = null;

/**
 * Starts the reader while the bytes of a document are on their way, so that they need not wait for it. Whatever fails
 * is said where the pages are opened. What it returns ends a reader that nobody took.
 */
export function readerAhead(): () => void {
  const started = (ready ??= startReader());
  const forget = () => {
    if (ready !== started) return false;
    ready = null;
    return true;
  };
  started.catch(forget);
  return () => {
    if (forget()) started.then(({ port }) => port.terminate()).catch(() => undefined);
  };
}

/** Nothing of a document is ever run: neither scripts nor forms that calculate. */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenedPdf> {
  const taken = ready ?? startReader();
  ready = null;
  const { library, port } = await taken;
  const { getDocument, PDFWorker, VerbosityLevel } = library;
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
