import type { PDFDocument } from 'pdf-lib';
import type { Letters } from './letters.ts';

const ink = { size: 7.5, shade: 0.4 };
const left = 24;
const bottom = 18;

/** On every page at its foot: what it belongs to, and which of how many it is. */
export function drawFooters(doc: PDFDocument, letters: Letters, text: string): void {
  const pages = doc.getPages();
  pages.forEach((page, at) => {
    const count = `${at + 1}/${pages.length}`;
    // The visible part of a page need not begin at zero.
    const box = page.getCropBox();
    const room = box.width - 3 * left - letters.widthOf(count, ink);
    let shown = text;
    while (shown.length > 1 && letters.widthOf(shown, ink) > room) shown = shown.slice(0, -1);
    letters.draw(page, shown, { x: box.x + left, y: box.y + bottom }, ink);
    const right = box.x + box.width - left - letters.widthOf(count, ink);
    letters.draw(page, count, { x: right, y: box.y + bottom }, ink);
  });
}
