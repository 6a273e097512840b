import type { Language } from '@callboard/contract';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import sharp from 'sharp';
import { drawFooters } from './footer.ts';
import { lettersFor } from './letters.ts';
import { locales, momentText } from './moment.ts';
import type { Sheet } from './sheet.ts';
import { lineHeight, openSheet, textWidth } from './sheet.ts';
import { drawTable } from './table.ts';
import type { PaperTable } from './table.ts';
import { wrap } from './wrap.ts';

export type PaperSignature = {
  caption: string;
  name: string;
  /** Nobody has signed where there is no time; the line stays empty. */
  at: Date | null;
  /** PNG, JPEG or WebP. */
  image?: Uint8Array | null;
};

export type Paper = {
  title: string;
  number?: string;
  language: Language;
  tenantName: string;
  madeAt: Date;
  timeZone: string;
  facts: readonly (readonly [label: string, value: string])[];
  tables: readonly PaperTable[];
  texts?: readonly { caption?: string; body: string }[];
  signatures?: readonly PaperSignature[];
  documentId: string;
};

const titleInk = { size: 18, weight: 'bold' } as const;
const captionInk = { size: 11, weight: 'bold' } as const;
const bodyInk = { size: 10 } as const;
const quietInk = { size: 9, shade: 0.4 } as const;

function drawLines(sheet: Sheet, text: string, ink: { size: number; weight?: 'bold'; shade?: number }): void {
  for (const line of wrap(text, textWidth, ink, sheet.letters)) {
    sheet.need(lineHeight(ink));
    sheet.text(line, 0, ink);
    sheet.skip(lineHeight(ink));
  }
}

function drawFacts(sheet: Sheet, facts: Paper['facts']): void {
  const labelWidth = 150;
  for (const [label, value] of facts) {
    const labels = wrap(label, labelWidth - 8, quietInk, sheet.letters);
    const values = wrap(value, textWidth - labelWidth, bodyInk, sheet.letters);
    for (let at = 0; at < Math.max(labels.length, values.length); at += 1) {
      sheet.need(lineHeight(bodyInk));
      sheet.text(labels[at] ?? '', 0, quietInk);
      sheet.text(values[at] ?? '', labelWidth, bodyInk);
      sheet.skip(lineHeight(bodyInk));
    }
    sheet.skip(2);
  }
  if (facts.length > 0) sheet.skip(12);
}

async function drawSignature(doc: PDFDocument, sheet: Sheet, signed: PaperSignature, paper: Paper) {
  const box = { width: 180, height: 60 };
  sheet.need(box.height + 56);
  sheet.text(signed.caption, 0, quietInk);
  sheet.skip(16);
  if (signed.image) {
    const image = await doc.embedPng(await sharp(signed.image).png().toBuffer());
    sheet.image(image, 0, box);
  }
  sheet.skip(box.height + 4);
  sheet.rule();
  sheet.skip(4);
  const at = signed.at && momentText(signed.at, paper);
  sheet.text([signed.name, at].filter(Boolean).join(', '), 0, bodyInk);
  sheet.skip(32);
}

/** Everything that is printed, so that the fonts of its letters are there. */
const allText = (paper: Paper): string =>
  JSON.stringify(paper, (key, value) => (key === 'image' ? null : value));

/** A printed form on A4. The same paper makes the same bytes. */
export async function paperPdf(paper: Paper): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.setTitle([paper.title, paper.number].filter(Boolean).join(' '), { showInWindowTitleBar: true });
  doc.setAuthor(paper.tenantName);
  doc.setProducer('Callboard');
  doc.setCreationDate(paper.madeAt);
  doc.setModificationDate(paper.madeAt);
  doc.catalog.set(PDFName.of('Lang'), PDFString.of(locales[paper.language]));

  const madeAt = momentText(paper.madeAt, paper);
  const sheet = openSheet(doc, await lettersFor(doc, allText(paper) + madeAt));
  drawLines(sheet, [paper.title, paper.number].filter(Boolean).join(' '), titleInk);
  drawLines(sheet, `${paper.tenantName} · ${madeAt}`, quietInk);
  sheet.skip(16);
  drawFacts(sheet, paper.facts);
  for (const table of paper.tables) drawTable(sheet, table);
  for (const { caption, body } of paper.texts ?? []) {
    sheet.need(caption ? 48 : 16);
    if (caption) drawLines(sheet, caption, captionInk);
    drawLines(sheet, body, bodyInk);
    sheet.skip(12);
  }
  for (const signed of paper.signatures ?? []) await drawSignature(doc, sheet, signed, paper);
  drawFooters(doc, sheet.letters, `${paper.tenantName} · ${paper.documentId}`);
  return doc.save({ addDefaultPage: false });
}
