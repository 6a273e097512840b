import { PDFDocument } from 'pdf-lib';
import type { FilePort } from '#platform/ports.ts';
import { drawCode } from '#platform/pdf/code.ts';
import { describe } from '#platform/pdf/description.ts';
import { drawFooters } from '#platform/pdf/footer.ts';
import { lettersFor } from '#platform/pdf/letters.ts';
import { addOriginal } from '#platform/pdf/original.ts';
import { drawFacts, drawSignature, drawText, drawTitle } from '#platform/pdf/paper-parts.ts';
import { sealed } from '#platform/seal/seal.ts';
import type { SealKey } from '#platform/seal/seal.ts';
import type { TimeStamp } from '#platform/seal/time-stamp.ts';
import { openSheet } from '#platform/pdf/sheet.ts';
import { drawTable } from '#platform/pdf/table.ts';
import { documentFacts, eventTable, signatoryFacts } from './certificate.ts';
import type { Certified } from './certificate.ts';
import { documentWords } from '../document/document-words.ts';
import { drawInZones } from './draw-in-zones.ts';

const codeSide = 84;

/**
 * The final file: the pages as they were read, the certificate behind them, the id on every page, and the seal
 * over all. The same evidence makes the same bytes, as long as nobody confirms the time.
 */
export async function sealedFile(
  certified: Certified,
  { key, timeStamp }: { key: SealKey; timeStamp?: TimeStamp | undefined },
  files: FilePort,
): Promise<Buffer> {
  const { document, signatures, language, tenantName, completedAt } = certified;
  const words = documentWords[language];
  const original = await files.read(document.content);
  if (!original) throw new Error('The file that was signed is missing.');
  const doc = await PDFDocument.create({ updateMetadata: false });
  describe(doc, { title: document.name, tenantName, language, madeAt: completedAt });
  const opened = await addOriginal(doc, original, document.type);

  const facts = documentFacts(certified);
  const people = signatures.map((one) => ({ one, facts: signatoryFacts(one, certified) }));
  const table = eventTable(certified);
  const text = JSON.stringify([words, facts, people, table, tenantName, document.name]);
  const letters = await lettersFor(doc, text);
  if (opened) await drawInZones(doc, certified, { letters, files });
  const sheet = openSheet(doc, letters);
  const page = doc.getPage(doc.getPageCount() - 1);
  drawCode(page, certified.link, {
    x: page.getWidth() - 56 - codeSide,
    y: page.getHeight() - 40 - codeSide,
    side: codeSide,
  });
  drawTitle(sheet, words.certificate, `${tenantName} · ${words.kind}`);
  sheet.skip(24);
  drawFacts(sheet, facts);
  if (!opened) drawText(sheet, { body: words.attached });
  for (const { one, facts: own } of people) {
    drawText(sheet, { caption: `${one.step}. ${one.name}`, body: '' });
    drawFacts(sheet, own);
    if (one.signatureId) {
      const image = one.image ? await files.read(one.image) : null;
      await drawSignature(doc, sheet, { caption: words.signed, below: one.typedName || one.name, image });
    }
  }
  drawTable(sheet, table);
  drawFooters(doc, sheet.letters, `${tenantName} · ${document.number} · ${document.id}`);
  return sealed(doc, key, { name: tenantName, reason: words.sealReason, at: completedAt }, timeStamp);
}
