import { PageSizes, rgb } from 'pdf-lib';
import type { PDFDocument, PDFImage, PDFPage } from 'pdf-lib';
import type { Ink, Letters } from './letters.ts';

const margin = 56;
const footerRoom = 40;
const [pageWidth, pageHeight] = PageSizes.A4;
export const textWidth = pageWidth - 2 * margin;
/** From the top of a page to where its footer begins. */
export const fullHeight = pageHeight - 2 * margin - footerRoom;

export const lineHeight = ({ size }: Ink): number => size * 1.4;

/** A pile of A4 pages and the place where the next thing is drawn. */
export type Sheet = {
  readonly letters: Letters;
  /** What is left of this page. */
  readonly room: number;
  turn(): void;
  /** Turns the page where less than this is left. */
  need(height: number): void;
  skip(height: number): void;
  /** One line at the present height; the place stays. */
  text(line: string, left: number, ink: Ink): void;
  rule(grey?: number): void;
  image(image: PDFImage, left: number, box: { width: number; height: number }): void;
};

export function openSheet(doc: PDFDocument, letters: Letters): Sheet {
  let page: PDFPage = doc.addPage(PageSizes.A4);
  let y = pageHeight - margin;
  const room = () => y - margin - footerRoom;
  const turn = () => {
    page = doc.addPage(PageSizes.A4);
    y = pageHeight - margin;
  };
  return {
    letters,
    get room() {
      return room();
    },
    turn,
    need(height) {
      if (room() < height) turn();
    },
    skip(height) {
      y -= height;
    },
    text(line, left, ink) {
      letters.draw(page, line, { x: margin + left, y: y - ink.size }, ink);
    },
    rule(grey = 0.75) {
      const ends = { start: { x: margin, y }, end: { x: pageWidth - margin, y } };
      page.drawLine({ ...ends, thickness: 0.5, color: rgb(grey, grey, grey) });
    },
    image(image, left, box) {
      const { width, height } = image.scaleToFit(box.width, box.height);
      page.drawImage(image, { x: margin + left, y: y - height, width, height });
    },
  };
}
