import { Readable } from 'node:stream';
import type { Language } from '@callboard/contract';
import { fractionDigits } from '@callboard/domain';
import { FileReply } from '../handler.ts';
import { fileNamed } from './file-named.ts';

/** A text; or a figure, which is written with as many decimals as it is given. */
export type Cell = string | null | { readonly figure: number; readonly decimals: number };

export function moneyCell(minor: number, currency: string): Cell {
  const decimals = fractionDigits(currency);
  return { figure: minor / 10 ** decimals, decimals };
}
export const hoursCell = (minutes: number): Cell => ({ figure: minutes / 60, decimals: 2 });

/** Where decimals stand behind a comma, spreadsheets part cells by semicolons. */
const pointLanguages: readonly Language[] = ['en', 'cy'];

const number = /^-?\d+(?:[.,]\d+)?$/;
/** What spreadsheets take for a formula and run, also behind blanks and signs without a width, and in its wide form. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠]/u;
// oxlint-disable-next-line no-control-regex -- a tab or a line end at the beginning
const blankFirst = /^[\t\r\n\u0000]/;

/** A text that no spreadsheet runs; what is a number stays one. */
function safeText(text: string): string {
  if (number.test(text)) return text;
  return formula.test(text) || blankFirst.test(text) ? `'${text}` : text;
}

function cellText(cell: Cell, point: boolean): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') {
    const figure = cell.figure.toFixed(cell.decimals);
    return point ? figure : figure.replace('.', ',');
  }
  const text = safeText(cell);
  return /[",;|\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

const lineOf = (cells: readonly Cell[], point: boolean): string =>
  `${cells.map((cell) => cellText(cell, point)).join(point ? ',' : ';')}\r\n`;

function* linesOf(head: readonly string[], rows: Iterable<readonly Cell[]>, point: boolean) {
  // Without the mark spreadsheets do not read UTF-8.
  yield `\ufeff${lineOf(head, point)}`;
  for (const row of rows) yield lineOf(row, point);
}

type Table = { readonly head: readonly string[]; readonly rows: Iterable<readonly Cell[]> };

const tableLines = (language: Language, { head, rows }: Table) =>
  linesOf(head, rows, pointLanguages.includes(language));

/** A table for spreadsheets and bookkeeping, as a reader of the language opens it. */
export const csvText = (language: Language, table: Table): string =>
  [...tableLines(language, table)].join('');

/** The same, written while it is sent. */
export function csvReply(name: string, language: Language, table: Table): FileReply {
  return new FileReply(
    Readable.from(tableLines(language, table)),
    'text/csv; charset=utf-8',
    fileNamed('attachment', `${name}.csv`),
  );
}
