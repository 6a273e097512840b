import type { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { Ink } from './letters.ts';
import type { Paper } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { lineHeight, textWidth } from './sheet.ts';
import { wrap } from './wrap.ts';

export type Facts = readonly (readonly [label: string, value: string])[];

const titleInk = { size: 18, weight: 'bold' } as const;
const captionInk = { size: 11, weight: 'bold' } as const;
const bodyInk = { size: 10 } as const;
const nameInk = { size: 10, weight: 'bold' } as const;
const quietInk = { size: 9, shade: 0.4 } as const;

function drawLines(sheet: Sheet, text: string, ink: Ink): void {
  for (const line of wrap(text, textWidth, ink, sheet.letters)) {
    sheet.need(lineHeight(ink));
    sheet.text(line, 0, ink);
    sheet.skip(lineHeight(ink));
  }
}

export function drawTitle(sheet: Sheet, title: string, below: string): void {
  drawLines(sheet, title, titleInk);
  drawLines(sheet, below, quietInk);
  sheet.skip(16);
}

/** To whom on the left, where a window envelope shows it, and from whom beside it. */
export function drawLetter(sheet: Sheet, { from, to }: NonNullable<Paper['letter']>): void {
  const half = textWidth / 2;
  const columns = [to, from].map((lines) =>
    lines.flatMap((line, at) => {
      const ink = at === 0 ? nameInk : bodyInk;
      return wrap(line, half - 16, ink, sheet.letters).map((text) => ({ text, ink }));
    }),
  );
  for (let at = 0; at < Math.max(...columns.map(({ length }) => length)); at += 1) {
    columns.forEach((lines, column) => {
      const line = lines[at];
      if (line) sheet.text(line.text, column * half, line.ink);
    });
    sheet.skip(lineHeight(bodyInk));
  }
  sheet.skip(14);
}

export function drawText(sheet: Sheet, { caption, body }: { caption?: string; body: string }): void {
  sheet.need(caption ? 48 : 16);
  if (caption) drawLines(sheet, caption, captionInk);
  if (body) drawLines(sheet, body, bodyInk);
  sheet.skip(body ? 12 : 4);
}

export function drawFacts(sheet: Sheet, facts: Facts): void {
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

type Drawn = { caption: string; below: string; image?: Uint8Array | null | undefined };

/** A caption, the picture of a signature if there is one, a line, and who that is. */
export async function drawSignature(doc: PDFDocument, sheet: Sheet, signed: Drawn): Promise<void> {
  const box = { width: 180, height: 60 };
  sheet.need(box.height + 56);
  sheet.text(signed.caption, 0, quietInk);
  sheet.skip(16);
  if (signed.image) {
    sheet.image(await doc.embedPng(await sharp(signed.image).png().toBuffer()), 0, box);
  }
  sheet.skip(box.height + 4);
  sheet.rule();
  sheet.skip(4);
  sheet.text(signed.below, 0, bodyInk);
  sheet.skip(32);
}
