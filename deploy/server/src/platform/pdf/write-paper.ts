import { PDFDocument } from 'pdf-lib';
import { drawFooters } from './footer.ts';
import { describe } from './description.ts';
import { lettersFor } from './letters.ts';
import { momentText } from './moment.ts';
import { drawFacts, drawLetter, drawSignature, drawText, drawTitle } from './paper-parts.ts';
import type { Paper } from './paper.ts';
import { openSheet } from './sheet.ts';
import { drawTable } from './table.ts';

/** Everything that is printed, so that the fonts of its letters are there. */
const allText = (paper: Paper): string =>
  JSON.stringify(paper, (key, value: unknown) => (key === 'image' ? null : value));

export async function writePaper(paper: Paper): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const title = [paper.title, paper.number].filter(Boolean).join(' ');
  describe(doc, { ...paper, title });
  const madeAt = momentText(paper.madeAt, paper);
  const sheet = openSheet(doc, await lettersFor(doc, allText(paper) + madeAt));
  if (paper.letter) drawLetter(sheet, paper.letter);
  drawTitle(sheet, title, `${paper.tenantName} · ${madeAt}`);
  drawFacts(sheet, paper.facts);
  for (const table of paper.tables) drawTable(sheet, table);
  for (const text of paper.texts ?? []) drawText(sheet, text);
  for (const { name, at, ...signed } of paper.signatures ?? []) {
    const below = [name, at && momentText(at, paper)].filter(Boolean).join(', ');
    await drawSignature(doc, sheet, { ...signed, below });
  }
  drawFooters(doc, sheet.letters, `${paper.tenantName} · ${paper.documentId}`);
  return doc.save({ addDefaultPage: false });
}
