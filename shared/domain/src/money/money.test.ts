import * as fc from 'fast-check';
import { lineMinor, roundHalfUp, sumsOfGross, sumsOfNet } from '../index.ts';

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
  expect(sumsOfGross(lines)).toMatchObject({ net, vat, gross });
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
  expect(sumsOfNet(lines)).toMatchObject({ net, vat, gross });
});

test('every rate is told apart, the highest first', () => {
  expect(sumsOfGross([line(1, 110, 1_000), line(1, 120), line(1, 120)]).rates).toEqual([
    { vatRate: 2_000, net: 200, vat: 40, gross: 240 },
    { vatRate: 1_000, net: 100, vat: 10, gross: 110 },
  ]);
});

describe('to the cent, whatever is bought', () => {
  /** Half up, away from zero, in whole numbers only. */
  const half = (part: bigint, whole: bigint): bigint => {
    const size = part < 0n ? -part : part;
    const rounded = (2n * size + whole) / (2n * whole);
    return part < 0n ? -rounded : rounded;
  };
  const lines = fc.array(
    fc.record({
      thousandths: fc.integer({ min: 1, max: 9_999_999 }),
      unitPriceMinor: fc.integer({ min: -99_999_999, max: 99_999_999 }),
      vatRate: fc.oneof(fc.constantFrom(0, 500, 700, 1_000, 1_900, 2_000, 2_100), fc.nat(10_000)),
    }),
    { maxLength: 50 },
  );
  const asLines = (some: { thousandths: number; unitPriceMinor: number; vatRate: number }[]) =>
    some.map(({ thousandths, ...line }) => ({ ...line, quantity: thousandths / 1_000 }));

  test.each([
    ['an invoice', sumsOfNet, (net: bigint, rate: bigint) => half(net * rate, 10_000n), 1n],
    ['a receipt', sumsOfGross, (gross: bigint, rate: bigint) => half(gross * rate, 10_000n + rate), -1n],
  ] as const)('%s: gross is net and VAT, for each rate and altogether', (_, sumsOf, vatOf, sign) => {
    fc.assert(
      fc.property(lines, (some) => {
        const { net, vat, gross, rates } = sumsOf(asLines(some));
        const byRate = Map.groupBy(some, ({ vatRate }) => vatRate);
        expect(rates.map(({ vatRate }) => vatRate)).toEqual([...byRate.keys()].sort((a, b) => b - a));
        for (const rate of rates) {
          const prices = (byRate.get(rate.vatRate) ?? []).map(({ thousandths, unitPriceMinor }) =>
            half(BigInt(thousandths) * BigInt(unitPriceMinor), 1_000n),
          );
          const priced = prices.reduce((sum, one) => sum + one, 0n);
          expect(BigInt(sign === 1n ? rate.net : rate.gross)).toBe(priced);
          expect(BigInt(rate.vat)).toBe(vatOf(priced, BigInt(rate.vatRate)));
          expect(rate.gross).toBe(rate.net + rate.vat);
        }
        const sum = (name: 'net' | 'vat' | 'gross') => rates.reduce((all, one) => all + one[name], 0);
        expect([net, vat, gross]).toEqual([sum('net'), sum('vat'), sum('gross')]);
        expect(gross).toBe(net + vat);
      }),
      { numRuns: 500 },
    );
  });

  test('a credit note takes back what its invoice asked for', () => {
    fc.assert(
      fc.property(lines, (some) => {
        const taken = some.map((line) => ({ ...line, unitPriceMinor: -line.unitPriceMinor }));
        const [asked, back] = [sumsOfNet(asLines(some)), sumsOfNet(asLines(taken))];
        expect([asked.net + back.net, asked.vat + back.vat, asked.gross + back.gross]).toEqual([0, 0, 0]);
      }),
    );
  });
});
