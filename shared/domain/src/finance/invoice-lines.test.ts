import { invoiceLines } from './invoice-lines.ts';
import type { HoursToInvoice } from './invoice-lines.ts';

const hours = (crewItemId: string, own: Partial<HoursToInvoice> = {}): HoursToInvoice => ({
  crewItemId,
  day: '2026-11-12',
  crewId: 'in',
  crew: 'Load-in',
  functionId: 'st',
  function: 'Stagehand',
  person: { id: `of-${crewItemId}`, name: crewItemId },
  minutes: 558,
  price: { unit: 'hour', priceMinor: 3_200 },
  ...own,
});

test('who did the same on a day at the same price stands on one item', () => {
  const lines = invoiceLines([hours('a'), hours('b', { minutes: 520 })]);
  expect(lines).toEqual([
    {
      day: '2026-11-12',
      crew: 'Load-in',
      function: 'Stagehand',
      unit: 'hour',
      unitPriceMinor: 3_200,
      quantity: 17.967,
      hours: [
        { crewItemId: 'a', person: { id: 'of-a', name: 'a' }, minutes: 558 },
        { crewItemId: 'b', person: { id: 'of-b', name: 'b' }, minutes: 520 },
      ],
    },
  ]);
});

test.each<[string, Partial<HoursToInvoice>]>([
  ['day', { day: '2026-11-13' }],
  ['crew', { crewId: 'out' }],
  ['function', { functionId: 'ri' }],
  ['price', { price: { unit: 'hour', priceMinor: 4_000 } }],
  ['unit', { price: { unit: 'day', priceMinor: 3_200 } }],
  ['missing price', { price: null }],
])('another %s is another item', (_, own) => {
  expect(invoiceLines([hours('a'), hours('b', own), hours('c')]).map((line) => line.hours.length)).toEqual([
    2, 1,
  ]);
});

test('a price for the day or the piece counts people, whatever they worked', () => {
  const price = { unit: 'day', priceMinor: 30_000 } as const;
  const [line] = invoiceLines([hours('a', { price }), hours('b', { price, minutes: 60 })]);
  expect(line).toMatchObject({ unit: 'day', quantity: 2, unitPriceMinor: 30_000 });
});

test('work without a price is counted in hours, for whoever types one', () => {
  const [line] = invoiceLines([hours('a', { price: null, minutes: 90 })]);
  expect(line).toMatchObject({ unit: 'hour', quantity: 1.5, unitPriceMinor: null });
});
