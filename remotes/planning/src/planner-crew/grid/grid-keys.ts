import type { Place } from './use-grid-press.ts';

type Keys = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean };
type Size = { readonly rows: number; readonly columns: number; readonly page: number };

const within = (place: number, least: number, most: number): number => Math.min(Math.max(place, least), most);

/** Where a key leads from a cell; nothing for a key that leads nowhere. The names are column −1, the days row −1. */
export function placeAfterKey(keys: Keys, { row, column }: Place, size: Size): Place | null {
  const far = keys.ctrlKey || keys.metaKey;
  const moves: Readonly<Record<string, Place>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row: far ? 0 : row, column: -1 },
    End: { row: far ? size.rows - 1 : row, column: size.columns - 1 },
    PageUp: { row: row - size.page, column },
    PageDown: { row: row + size.page, column },
  };
  const wanted = moves[keys.key];
  if (!wanted) return null;
  // Only an arrow leads up to the days, which have no name before them.
  const toDays = column >= 0 && (row < 0 || keys.key === 'ArrowUp');
  const next = within(wanted.row, toDays ? -1 : 0, size.rows - 1);
  return { row: next, column: within(wanted.column, next < 0 ? 0 : -1, size.columns - 1) };
}
