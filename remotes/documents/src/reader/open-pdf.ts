import type { PDFDocumentProxy } from 'pdfjs-dist';

export type Pdf = PDFDocumentProxy;

/**
 * The library is large, so it comes when a document is opened. It runs in the page: scripts of a worker could not be
 * held against the hashes of the release.
 */
export async function fetchPdfLibrary() {
  const [library, worker] = await Promise.all([
    import(/* webpackChunkName: "pdf" */ 'pdfjs-dist/legacy/build/pdf.min.mjs'),
    import(/* webpackChunkName: "pdf-parser" */ 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'),
  ]);
  // Where the library finds its parser already, it starts no worker.
  Object.assign(globalThis, { pdfjsWorker: worker });
  return library;
}

/** Nothing of a document is ever run: neither scripts nor forms that calculate. */
export async function openPdf(bytes: ArrayBuffer): Promise<Pdf> {
  const { getDocument, VerbosityLevel } = await fetchPdfLibrary();
  return getDocument({
    data: new Uint8Array(bytes),
    enableXfa: false,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}
