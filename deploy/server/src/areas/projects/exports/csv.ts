export type Cell = string | number | null;

const real = /^-?\d+(?:[.,]\d+)?$/;
/** What spreadsheets take for a formula, also behind blanks and in its wide form. */
// oxlint-disable-next-line no-control-regex -- what stands before a formula may be any blank
const formula = /^[\s\u0000-\u001f]*[=+\-@＝＋－＠]/u;
// oxlint-disable-next-line no-control-regex -- a tab or a line end at the beginning
const blankFirst = /^[\t\r\n\u0000]/;

/** A text that no spreadsheet runs; what is a number stays one. */
export function safeText(text: string): string {
  if (real.test(text)) return text;
  return formula.test(text) || blankFirst.test(text) ? `'${text}` : text;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell) : safeText(cell);
  return /[",;\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as spreadsheets read it: UTF-8 with its mark, commas, a line end after each row. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
