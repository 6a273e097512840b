import { Readable } from 'node:stream';
import type { Language } from '@callboard/contract';
import { fractionDigits } from '@callboard/domain';
import { FileReply } from './handler.ts';

/** A text; or a figure, which is written with as many decimals as it is given. */
export type Cell = string | null | { readonly figure: number; readonly decimals: number };

export function moneyCell(minor: number, currency: string): Cell {
  const decimals = fractionDigits(currency);
  return { figure: minor / 10 ** decimals, decimals };
}
export const hoursCell = (minutes: number): Cell => ({ figure: minutes / 60, decimals: 2 });

/** Where decimals stand behind a comma, spreadsheets part cells by semicolons. */
const pointLanguages: readonly Language[] = ['en', 'cy'];

/** A spreadsheet takes texts that begin like this for formulas, and runs them. */
const formula = /^[=+\-@\t\r]/;

function lineOf(cells: readonly Cell[], point: boolean): string {
  const written = cells.map((cell) => {
    if (cell === null) return '';
    if (typeof cell !== 'string') {
      const figure = cell.figure.toFixed(cell.decimals);
      return point ? figure : figure.replace('.', ',');
    }
    const text = formula.test(cell) ? `'${cell}` : cell;
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(point ? ',' : ';')}\r\n`;
}

function* linesOf(head: readonly string[], rows: Iterable<readonly Cell[]>, point: boolean) {
  // Without the mark spreadsheets do not read UTF-8.
  yield `\ufeff${lineOf(head, point)}`;
  for (const row of rows) yield lineOf(row, point);
}

/** A table for spreadsheets and bookkeeping, written while it is sent. */
export function csvReply(
  name: string,
  language: Language,
  head: readonly string[],
  rows: Iterable<readonly Cell[]>,
): FileReply {
  return new FileReply(
    Readable.from(linesOf(head, rows, pointLanguages.includes(language))),
    'text/csv; charset=utf-8',
    { 'content-disposition': `attachment; filename="${name}.csv"` },
  );
}
