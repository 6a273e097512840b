import { rgb } from 'pdf-lib';
import type { PDFPage } from 'pdf-lib';
import { encodeQR } from 'qr';

/** Draws a QR code of an address, its lower left corner at `x`, `y`. */
export function drawCode(
  page: PDFPage,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const edge = side / rows.length;
  for (const [at, row] of rows.entries()) {
    for (const [column, dark] of row.entries()) {
      if (!dark) continue;
      const place = { x: x + column * edge, y: y + side - (at + 1) * edge };
      page.drawRectangle({ ...place, width: edge, height: edge, color: rgb(0, 0, 0) });
    }
  }
}
