import { lineMinor, roundHalfUp, sumsOfGross, sumsOfNet } from './index.ts';

test.each([
  ['a half goes up', 0.5, 1],
  ['less than a half goes down', 1.49, 1],
  ['the half of a credit goes as far the other way', -0.5, -1],
  ['nothing is nothing, without a sign', -0.2, 0],
])('%s', (_, value, expected) => expect(roundHalfUp(value)).toBe(expected));

const line = (quantity: number, unitPriceMinor: number, vatRate = 2_000) => ({
  quantity,
  unitPriceMinor,
  vatRate,
});

test.each([
  ['whole pieces', line(3, 1_999), 5_997],
  ['a third of a kilogram', line(0.333, 1_000), 333],
  ['half a cent is a cent', line(0.5, 1), 1],
  ['a quantity that no binary fraction meets', line(1.005, 1_000), 1_005],
  ['a credit', line(2.5, -101), -253],
])('quantity times price is rounded once: %s', (_, one, expected) => expect(lineMinor(one)).toBe(expected));

test.each([
  ['nothing', [], 0, 0, 0],
  ['20 % are within 12.00', [line(1, 1_200)], 1_000, 200, 1_200],
  ['lines of one rate are added before the VAT is rounded', [line(1, 5), line(1, 5), line(1, 5)], 12, 3, 15],
  ['each rate is rounded alone', [line(1, 99), line(1, 99, 1_000)], 172, 26, 198],
  ['without VAT net is gross', [line(2, 350, 0)], 700, 0, 700],
])('at the till: %s', (_, lines, net, vat, gross) => {
  const { netMinor, vatMinor, grossMinor } = sumsOfGross(lines);
  expect([netMinor, vatMinor, grossMinor]).toEqual([net, vat, gross]);
});

test.each([
  ['20 % on 10.00', [line(1, 1_000)], 1_000, 200, 1_200],
  ['half a cent of VAT goes up', [line(1, 1_003, 500)], 1_003, 50, 1_053],
  ['a credit note takes back the same', [line(1, -1_003, 500)], -1_003, -50, -1_053],
  [
    'three rates',
    [line(1, 10_000), line(2, 5_000, 1_000), line(1, 333, 500)],
    20_333,
    2_000 + 1_000 + 17,
    23_350,
  ],
])('on an invoice: %s', (_, lines, net, vat, gross) => {
  const { netMinor, vatMinor, grossMinor } = sumsOfNet(lines);
  expect([netMinor, vatMinor, grossMinor]).toEqual([net, vat, gross]);
});

test('every rate is told apart, the highest first', () => {
  expect(sumsOfGross([line(1, 110, 1_000), line(1, 120), line(1, 120)]).rates).toEqual([
    { vatRate: 2_000, netMinor: 200, vatMinor: 40, grossMinor: 240 },
    { vatRate: 1_000, netMinor: 100, vatMinor: 10, grossMinor: 110 },
  ]);
});
