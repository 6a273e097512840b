import { balancePoints, curveOf } from './balance-points.ts';

test('each day adds to what stood before', () =>
  expect(balancePoints(60, [{ balance: -120 }, { balance: 30 }])).toEqual([60, -60, -30]));

test.each([
  ['a curve that crosses zero shows where', [60, -60], 50],
  ['above zero there is no line', [60, 120], null],
  ['a flat account at zero lies on it', [0, 0], 94],
])('%s', (_, points, zero) => expect(curveOf(points).zero).toBe(zero));

test('the highest is at the top, the lowest at the bottom', () =>
  expect(curveOf([0, 100]).path).toBe('M0.00 94.00L100.00 6.00'));
