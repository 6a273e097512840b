import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import { degrees, rgb } from 'pdf-lib';
import type { PDFDocument, PDFFont, PDFPage } from 'pdf-lib';
import { sfntOfWoff } from './sfnt-of-woff.ts';

/** Noto Sans comes in pieces; a text is drawn with the first piece that knows its letters. */
const pieces = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;
type Piece = (typeof pieces)[number];
const weights = { regular: 400, bold: 700 } as const;
type Weight = keyof typeof weights;

const { resolve } = createRequire(import.meta.url);
const fontFile = (piece: Piece, weight: Weight) =>
  resolve(`@fontsource/noto-sans/files/noto-sans-${piece}-${weights[weight]}-normal.woff`);
const unpacked = new Map<string, Promise<Buffer>>();

/** The plain font, unpacked once. */
function bytesOf(piece: Piece, weight: Weight): Promise<Buffer> {
  const file = fontFile(piece, weight);
  const known = unpacked.get(file) ?? readFile(file).then(sfntOfWoff);
  unpacked.set(file, known);
  return known;
}

type Font = ReturnType<typeof fontkit.create>;
const opened = new WeakMap<Uint8Array, Font>();

/** Opens each font once: what it knows of its letters by then, the next paper need not read again. */
function openFont(bytes: Uint8Array): Font {
  const known = opened.get(bytes);
  if (known) return known;
  const font = fontkit.create(bytes);
  // A letter keeps what it stands for from when it is first asked for. One that is first met as a part of another
  // letter, as the i without a dot, would stand for nothing: nobody could find or copy it.
  for (const letter of font.characterSet.toSorted((one, other) => one - other))
    font.glyphForCodePoint(letter);
  opened.set(bytes, font);
  return font;
}

/** Letters are drawn one after the other, as wide as each is: where a pair would move is not asked. */
const unplaced = { kern: false, mark: false, mkmk: false };

let known: Promise<Map<number, Piece>> | null = null;

/** Which piece draws a letter; read once. */
async function coverage(): Promise<Map<number, Piece>> {
  const map = new Map<number, Piece>();
  for (const piece of pieces) {
    const font = openFont(await bytesOf(piece, 'regular'));
    for (const letter of font.characterSet) if (!map.has(letter)) map.set(letter, piece);
  }
  return map;
}

/** `turned`: on a page that is shown turned by so many degrees. */
export type Ink = { size: number; weight?: Weight; shade?: number; turned?: number };
export type Letters = {
  widthOf(text: string, ink: Ink): number;
  draw(page: PDFPage, text: string, place: { x: number; y: number }, ink: Ink): void;
};

/** What is printed: composed letters, no controls; a letter that no font knows becomes a question mark. */
const printable = (text: string, map: Map<number, Piece>): string =>
  [...text.normalize('NFC').replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')]
    .map((letter) => (map.has(letter.codePointAt(0) ?? 0) ? letter : '?'))
    .join('');

/** The fonts that `text` needs, embedded with the letters that are drawn and no others. */
export async function lettersFor(doc: PDFDocument, text: string): Promise<Letters> {
  const map = await (known ??= coverage());
  const pieceOf = (letter: string): Piece => map.get(letter.codePointAt(0) ?? 0) ?? 'latin';
  const needed = new Set<Piece>(['latin', ...[...text.normalize('NFC')].map(pieceOf)]);
  doc.registerFontkit({ create: openFont });
  const fonts = new Map<string, PDFFont>();
  for (const piece of pieces.filter((one) => needed.has(one))) {
    for (const weight of ['regular', 'bold'] as const) {
      const font = await doc.embedFont(await bytesOf(piece, weight), { subset: true, features: unplaced });
      fonts.set(`${piece} ${weight}`, font);
    }
  }
  const runsOf = (whole: string, { weight = 'regular' }: Ink): { font: PDFFont; text: string }[] => {
    const runs: { piece: Piece; text: string }[] = [];
    for (const letter of printable(whole, map)) {
      const last = runs.at(-1);
      // A space belongs to the run before it, so that words stay in one piece.
      const piece = letter === ' ' && last ? last.piece : pieceOf(letter);
      if (last && last.piece === piece) last.text += letter;
      else runs.push({ piece, text: letter });
    }
    return runs.map(({ piece, text: run }) => {
      const font = fonts.get(`${piece} ${weight}`);
      if (!font) throw new Error(`The letters of "${piece}" were not asked for.`);
      return { font, text: run };
    });
  };
  const widths = new Map<string, number>();
  return {
    widthOf(whole, ink) {
      const key = `${ink.weight ?? 'regular'} ${whole}`;
      const width =
        widths.get(key) ??
        runsOf(whole, ink).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, 1000), 0);
      widths.set(key, width);
      return (width * ink.size) / 1000;
    },
    draw(page, whole, { x, y }, ink) {
      let at = 0;
      const grey = ink.shade ?? 0.1;
      const turned = degrees(ink.turned ?? 0);
      const ahead = {
        x: Math.cos((turned.angle * Math.PI) / 180),
        y: Math.sin((turned.angle * Math.PI) / 180),
      };
      const runs = runsOf(whole, ink);
      for (const [index, { font, text: run }] of runs.entries()) {
        page.drawText(run, {
          x: x + at * ahead.x,
          y: y + at * ahead.y,
          size: ink.size,
          font,
          color: rgb(grey, grey, grey),
          ...(ink.turned && { rotate: turned }),
        });
        if (index < runs.length - 1) at += font.widthOfTextAtSize(run, ink.size);
      }
    },
  };
}
