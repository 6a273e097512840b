import { placeAfterKey } from './grid-keys.ts';

const size = { rows: 10, columns: 7, page: 4 };
const plain = { ctrlKey: false, metaKey: false };

test.each([
  ['an arrow leads to the next day', 'ArrowRight', { row: 2, column: 3 }],
  ['an arrow leads to the next person', 'ArrowDown', { row: 3, column: 2 }],
  ['Home leads to the name', 'Home', { row: 2, column: -1 }],
  ['End leads to the last day', 'End', { row: 2, column: 6 }],
  ['a page is what is in sight', 'PageDown', { row: 6, column: 2 }],
  ['nothing leads beyond the grid', 'PageUp', { row: 0, column: 2 }],
  ['a letter leads nowhere', 'a', null],
])('%s', (_, key, expected) => {
  expect(placeAfterKey({ ...plain, key }, { row: 2, column: 2 }, size)).toEqual(expected);
});

test.each([
  [
    'an arrow leads from the first person up to the day',
    'ArrowUp',
    { row: 0, column: 2 },
    { row: -1, column: 2 },
  ],
  ['nothing is above a name', 'ArrowUp', { row: 0, column: -1 }, { row: 0, column: -1 }],
  ['days are walked like cells', 'ArrowRight', { row: -1, column: 2 }, { row: -1, column: 3 }],
  ['before the first day there is none', 'Home', { row: -1, column: 2 }, { row: -1, column: 0 }],
  ['an arrow leads back to the people', 'ArrowDown', { row: -1, column: 2 }, { row: 0, column: 2 }],
])('%s', (_, key, from, expected) => {
  expect(placeAfterKey({ ...plain, key }, from, size)).toEqual(expected);
});

test('with Ctrl Home and End lead to the corners', () => {
  const far = { ...plain, ctrlKey: true };
  expect(placeAfterKey({ ...far, key: 'Home' }, { row: 5, column: 5 }, size)).toEqual({ row: 0, column: -1 });
  expect(placeAfterKey({ ...far, key: 'End' }, { row: 5, column: 5 }, size)).toEqual({ row: 9, column: 6 });
});
