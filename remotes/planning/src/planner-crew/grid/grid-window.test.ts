import { scrollToShow, margins, scrolledTo, windowAt } from './grid-window.ts';

const size = { rows: 2000, columns: 31, rowHeight: 60, columnWidth: 44 };
const room = { height: 600, width: 440 };

test('only rows and columns near the sight exist', () => {
  expect(windowAt({ row: 0, column: 0 }, room, size)).toEqual({
    firstRow: 0,
    lastRow: 18,
    firstColumn: 0,
    lastColumn: 18,
  });
  expect(windowAt(scrolledTo({ top: 60_000, left: 900 }, size), room, size)).toEqual({
    firstRow: 995,
    lastRow: 1018,
    firstColumn: 15,
    lastColumn: 30,
  });
});

test('at first only what is in sight exists', () => {
  expect(windowAt({ row: 0, column: 0 }, room, size, margins.none)).toEqual({
    firstRow: 0,
    lastRow: 9,
    firstColumn: 0,
    lastColumn: 9,
  });
});

test('cells in sight are always drawn, wherever one scrolls', () => {
  for (let top = 0; top < 119_000; top += 377) {
    const { firstRow, lastRow } = windowAt(scrolledTo({ top, left: 0 }, size), room, size);
    expect(firstRow).toBeLessThanOrEqual(Math.floor(top / 60));
    expect(lastRow).toBeGreaterThanOrEqual(Math.min(1999, Math.floor((top + 599) / 60)));
  }
});

test('where fewer people are left than were scrolled past, those are drawn', () => {
  expect(windowAt({ row: 1000, column: 0 }, room, { ...size, rows: 3 })).toMatchObject({
    firstRow: 0,
    lastRow: 2,
  });
});

test.each([
  ['above, it comes to the top', 100, 100],
  ['below, it comes to the bottom', 900, 460],
  ['in sight, nothing moves', 300, 200],
])('%s', (_, start, expected) => {
  expect(scrollToShow(start, 60, 200, 500)).toBe(expected);
});
