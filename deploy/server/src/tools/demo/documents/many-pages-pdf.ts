import { PDFDocument, PageSizes, StandardFonts } from 'pdf-lib';

/** A long paper of short pages, with letters that every reader has. */
export async function manyPagesPdf(title: string, pages: number): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const font = await doc.embedFont(StandardFonts.Helvetica);
  for (let at = 1; at <= pages; at += 1) {
    const page = doc.addPage(PageSizes.A4);
    page.drawText(`${title} - ${at}`, { x: 56, y: 770, size: 18, font });
    const lines = Array.from(
      { length: 12 },
      (_, line) => `${at}.${line + 1}  Read this paragraph before you sign.`,
    );
    page.drawText(lines.join('\n'), { x: 56, y: 730, size: 11, lineHeight: 18, font });
  }
  return doc.save();
}
