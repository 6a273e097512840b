import type { PDFPageProxy } from 'pdfjs-dist';

/** Sharper than a phone shows costs memory and nobody sees it. */
const sharpest = 2;
/** What old phones still draw at once. */
const mostDots = 12_000_000;

/** Draws a page as wide as it is shown, beside the screen; what is cancelled draws no more. */
export function drawPage(page: PDFPageProxy, cssWidth: number) {
  const whole = page.getViewport({ scale: 1 });
  const wanted = (cssWidth / whole.width) * Math.min(sharpest, window.devicePixelRatio || 1);
  const largest = Math.sqrt(mostDots / (whole.width * whole.height));
  const viewport = page.getViewport({ scale: Math.min(wanted, largest) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  return { canvas, done: task.promise, cancel: () => task.cancel() };
}

type Words = { readonly items: readonly object[] };
/** The words of a page, for who does not see it. */
export const wordsOfPage = ({ items }: Words): string =>
  items
    .map((item) => ('str' in item ? `${String(item.str)}${'hasEOL' in item && item.hasEOL ? '\n' : ''}` : ''))
    .join('');
