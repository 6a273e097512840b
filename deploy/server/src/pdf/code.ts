import { rgb } from 'pdf-lib';
import type { PDFPage } from 'pdf-lib';
import codeOf from 'qrcode-generator';

/** Draws a QR code of an address, its lower left corner at `x`, `y`. */
export function drawCode(
  page: PDFPage,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const code = codeOf(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const edge = side / count;
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (!code.isDark(row, column)) continue;
      const place = { x: x + column * edge, y: y + side - (row + 1) * edge };
      page.drawRectangle({ ...place, width: edge, height: edge, color: rgb(0, 0, 0) });
    }
  }
}
