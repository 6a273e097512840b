import { degrees, rgb } from 'pdf-lib';
import type { PDFDocument, PDFPage } from 'pdf-lib';
import sharp from 'sharp';
import type { FilePort } from '#platform/ports.ts';
import type { Letters } from '#platform/pdf/letters.ts';
import { momentText } from '#platform/pdf/moment.ts';
import type { Certified } from './certificate.ts';
import type { CertifiedSignature } from './certificate.db.ts';

const largest = { width: 150, height: 44 };
const nameInk = { size: 13, shade: 0.1 };
const smallInk = { size: 6.5, shade: 0.35 };

/** The middle of the line of a signature, on its page. */
type Spot = { page: number; x: number; y: number };
type Shown = { width: number; height: number; turned: number };

/** A page as a reader shows it, where it may be turned. */
function shownPage(page: PDFPage): Shown {
  const { width, height } = page.getCropBox();
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  return turned % 180 === 0 ? { width, height, turned } : { width: height, height: width, turned };
}

/** The left end of a line of that width around the spot, kept on the page; from its left and top edge. */
const lineAt = ({ x, y }: Spot, { width, height }: Shown, lineWidth: number) => ({
  left: Math.min(Math.max(x * width - lineWidth / 2, 0), width - lineWidth),
  top: Math.min(Math.max(y * height, largest.height), height - 2 * smallInk.size),
});

/** A point of the shown page in the page's own measure. */
function ownPoint(page: PDFPage, left: number, top: number): { x: number; y: number } {
  const box = page.getCropBox();
  const { turned } = shownPage(page);
  if (turned === 90) return { x: box.x + top, y: box.y + left };
  if (turned === 180) return { x: box.x + box.width - left, y: box.y + top };
  if (turned === 270) return { x: box.x + box.width - top, y: box.y + box.height - left };
  return { x: box.x + left, y: box.y + box.height - top };
}

type DrawingTools = { letters: Letters; files: FilePort };
type Signed = CertifiedSignature & { signedAt: Date };

async function drawSignature(
  doc: PDFDocument,
  page: PDFPage,
  one: Signed,
  spot: Spot,
  tools: DrawingTools & { when: string },
) {
  const { letters, files, when } = tools;
  const shown = shownPage(page);
  const width = Math.min(largest.width, shown.width);
  const { left, top } = lineAt(spot, shown, width);
  const rotate = degrees(shown.turned);
  const image = one.image ? await files.read(one.image) : null;
  if (image) {
    const picture = await doc.embedPng(await sharp(image).png().toBuffer());
    const size = picture.scaleToFit(width, largest.height - 4);
    const at = ownPoint(page, left + (width - size.width) / 2, top - 2);
    page.drawImage(picture, { ...at, ...size, rotate });
  } else {
    const name = one.typedName || one.name;
    const size = Math.min(nameInk.size, (nameInk.size * width) / letters.widthOf(name, nameInk));
    const ink = { ...nameInk, size, turned: shown.turned };
    const at = ownPoint(page, left + (width - letters.widthOf(name, ink)) / 2, top - 4);
    letters.draw(page, name, at, ink);
  }
  page.drawLine({
    start: ownPoint(page, left, top),
    end: ownPoint(page, left + width, top),
    thickness: 0.5,
    color: rgb(0.6, 0.6, 0.6),
  });
  const below = ownPoint(page, left, top + smallInk.size + 2);
  letters.draw(page, when, below, { ...smallInk, turned: shown.turned });
}

const spotOf = ({ zonePage, zoneX, zoneY }: CertifiedSignature): Spot | null =>
  zonePage === null || zoneX === null || zoneY === null ? null : { page: zonePage, x: zoneX, y: zoneY };

/** Puts the signatures onto the pages where the office wants them; the certificate has them all. */
export async function drawInZones(
  doc: PDFDocument,
  { signatures, language, timeZone }: Certified,
  tools: DrawingTools,
): Promise<void> {
  for (const one of signatures) {
    const spot = spotOf(one);
    const page = spot && doc.getPages()[spot.page - 1];
    const { signedAt } = one;
    if (!page || !one.signatureId || !signedAt) continue;
    const when = momentText(signedAt, { language, timeZone: one.timeZone ?? timeZone });
    await drawSignature(doc, page, { ...one, signedAt }, spot, { ...tools, when });
  }
}
