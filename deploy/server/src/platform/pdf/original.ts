import type { PDFDocument } from 'pdf-lib';
import { openPicture } from '../files/picture/open-picture.ts';

/** How many pages a file has; null where it cannot be opened. */
export async function pageCount(bytes: Uint8Array, type: string): Promise<number | null> {
  if (type.startsWith('image/')) return 1;
  const { PDFDocument: Pdf } = await import('pdf-lib');
  try {
    return (await Pdf.load(bytes, { updateMetadata: false })).getPageCount();
  } catch {
    // Broken, or closed with a password.
    return null;
  }
}

/** The pages of a file as they are; a picture becomes a page of its own. False where it cannot be opened. */
export async function addOriginal(doc: PDFDocument, bytes: Uint8Array, type: string): Promise<boolean> {
  const { PDFDocument: Pdf, PageSizes } = await import('pdf-lib');
  if (type.startsWith('image/')) {
    const image = await doc.embedJpg(
      await (await openPicture(bytes)).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer(),
    );
    const page = doc.addPage(PageSizes.A4);
    const { width, height } = image.scaleToFit(page.getWidth() - 72, page.getHeight() - 108);
    page.drawImage(image, {
      x: (page.getWidth() - width) / 2,
      y: (page.getHeight() - height) / 2,
      width,
      height,
    });
    return true;
  }
  if ((await pageCount(bytes, type)) === null) return false;
  const original = await Pdf.load(bytes, { updateMetadata: false });
  for (const page of await doc.copyPages(original, original.getPageIndices())) doc.addPage(page);
  return true;
}
