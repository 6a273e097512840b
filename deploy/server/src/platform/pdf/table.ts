import type { Sheet } from './sheet.ts';
import { fullHeight, lineHeight, textWidth } from './sheet.ts';
import { wrap } from './wrap.ts';

export type PaperTable = {
  caption?: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  align?: readonly ('left' | 'right')[];
  /** What the rows come to, below them. */
  sum?: readonly string[];
};

const gap = 8;
const body = { size: 8.5 } as const;
const bold = { size: 8.5, weight: 'bold' } as const;
const captionInk = { size: 11, weight: 'bold' } as const;

/** Narrow columns keep the width they want; the wide ones share what is left. */
export function columnWidths(wanted: readonly number[], whole: number): number[] {
  const widths = [...wanted];
  let open = widths.map((_, at) => at);
  let left = whole;
  for (;;) {
    const fair = left / Math.max(1, open.length);
    const narrow = open.filter((at) => (wanted[at] ?? 0) <= fair);
    if (narrow.length === open.length || narrow.length === 0) break;
    for (const at of narrow) left -= wanted[at] ?? 0;
    open = open.filter((at) => !narrow.includes(at));
  }
  const asked = open.reduce((sum, at) => sum + (wanted[at] ?? 0), 0);
  for (const at of open) widths[at] = asked > left ? ((wanted[at] ?? 0) / asked) * left : (wanted[at] ?? 0);
  const rest = whole - widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width) => width + rest / Math.max(1, widths.length));
}

/** Draws a table over as many pages as it needs; each begins with the head again. */
export function drawTable(sheet: Sheet, { caption, head, rows, align = [], sum }: PaperTable): void {
  const { letters } = sheet;
  const line = lineHeight(body);
  const columns = head.map((name, at) => [
    name,
    ...[...rows, ...(sum ? [sum] : [])].map((row) => row[at] ?? ''),
  ]);
  const wanted = columns.map(
    (cells) =>
      gap + Math.max(...cells.flatMap((cell) => cell.split('\n')).map((one) => letters.widthOf(one, bold))),
  );
  const widths = columnWidths(wanted, textWidth);
  const lefts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  const wrapped = (cells: readonly string[], ink: typeof body | typeof bold) =>
    widths.map((width, at) => wrap(cells[at] ?? '', width - gap, ink, letters));
  const lineOf = (cells: string[][], at: number, ink: typeof body | typeof bold) => {
    cells.forEach((lines, column) => {
      const text = lines[at] ?? '';
      const spare = (widths[column] ?? 0) - gap - letters.widthOf(text, ink);
      if (text !== '') {
        sheet.text(text, (lefts[column] ?? 0) + (align[column] === 'right' ? Math.max(0, spare) : 0), ink);
      }
    });
    sheet.skip(line);
  };
  const headCells = wrapped(head, bold);
  const headHeight = Math.max(...headCells.map((lines) => lines.length)) * line + 8;
  const drawHead = () => {
    for (let at = 0; at < Math.max(...headCells.map((lines) => lines.length)); at += 1) {
      lineOf(headCells, at, bold);
    }
    sheet.skip(2);
    sheet.rule(0.3);
    sheet.skip(4);
  };
  const turn = () => {
    sheet.turn();
    drawHead();
  };

  const captions = caption ? wrap(caption, textWidth, captionInk, letters) : [];
  sheet.need(headHeight + 3 * line + captions.length * lineHeight(captionInk));
  for (const one of captions) {
    sheet.text(one, 0, captionInk);
    sheet.skip(lineHeight(captionInk));
  }
  if (caption) sheet.skip(5);
  drawHead();
  for (const row of rows) {
    const cells = wrapped(row, body);
    const count = Math.max(1, ...cells.map((lines) => lines.length));
    const height = count * line + 4;
    // A row is kept together, unless it is longer than a page.
    if (height > sheet.room && height <= fullHeight - headHeight) turn();
    for (let at = 0; at < count; at += 1) {
      if (sheet.room < line + 4) turn();
      lineOf(cells, at, body);
    }
    sheet.skip(1);
    sheet.rule(0.88);
    sheet.skip(3);
  }
  if (sum) {
    const cells = wrapped(sum, bold);
    const count = Math.max(1, ...cells.map((lines) => lines.length));
    if (count * line > sheet.room) turn();
    for (let at = 0; at < count; at += 1) lineOf(cells, at, bold);
  }
  sheet.skip(12);
}
