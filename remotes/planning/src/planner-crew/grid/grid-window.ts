/** Which rows and columns of a grid exist: those in sight and some around them. */
export type GridWindow = {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
};

export type Room = { readonly height: number; readonly width: number };
export type Scrolled = { readonly row: number; readonly column: number };

export type GridSize = {
  readonly rows: number;
  readonly columns: number;
  readonly rowHeight: number;
  readonly columnWidth: number;
};

/** The window moves in steps, so that not every turn of the wheel draws. */
const step = 4;
const around = 5;

/** How much is drawn beyond what is in sight: nothing until the first rows are on the screen. */
export const margins = {
  none: { before: 0, after: 0 },
  usual: { before: around, after: step + around },
} as const;
type Margin = (typeof margins)[keyof typeof margins];

const inSteps = (place: number): number => Math.floor(place / step) * step;

/** The first row and column in sight, in steps. */
export const scrolledTo = (
  { top, left }: { readonly top: number; readonly left: number },
  { rowHeight, columnWidth }: Pick<GridSize, 'rowHeight' | 'columnWidth'>,
): Scrolled => ({ row: inSteps(top / rowHeight), column: inSteps(left / columnWidth) });

export function windowAt(
  { row, column }: Scrolled,
  { height, width }: Room,
  size: GridSize,
  { before, after }: Margin = margins.usual,
): GridWindow {
  const last = (first: number, length: number, one: number, count: number): number =>
    Math.min(count, first + Math.ceil(length / one) + after) - 1;
  // Fewer people may be left than were scrolled past.
  const top = Math.min(row, Math.max(0, size.rows - Math.ceil(height / size.rowHeight)));
  return {
    firstRow: Math.max(0, top - before),
    lastRow: last(top, height, size.rowHeight, size.rows),
    firstColumn: Math.max(0, column - before),
    lastColumn: last(column, width, size.columnWidth, size.columns),
  };
}

/** How far to scroll so that a stretch lies in sight; what stays where it is says nothing. */
export function scrollToShow(start: number, size: number, from: number, length: number): number {
  if (start < from) return start;
  return start + size > from + length ? start + size - length : from;
}
