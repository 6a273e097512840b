import { defaultRules, isInside, isPoorFix, metresBetween } from '../../index.ts';

const hall = { latitude: 48.2167, longitude: 16.4044 };

test.each([
  ['to itself', hall, 0],
  ['a thousandth of a degree to the north', { latitude: 48.2177, longitude: 16.4044 }, 111],
  ['a thousandth of a degree to the east is shorter', { latitude: 48.2167, longitude: 16.4054 }, 74],
  ['to London', { latitude: 51.5072, longitude: -0.1276 }, 1_239_000],
  ['over the date line', { latitude: 48.2167, longitude: -163.5956 }, 9_287_000],
])('metres %s', (_, there, expected) => {
  const metres = metresBetween(hall, there);
  expect(Math.abs(metres - expected)).toBeLessThanOrEqual(Math.max(1, expected * 0.005));
});

test('the way over the date line is the short one', () => {
  const metres = metresBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 });
  expect(Math.round(metres / 1000)).toBe(22);
});

test.each([
  ['well inside', 100, 10, true],
  ['just on the edge', 500, 0, true],
  ['outside, but the fix is so rough that it may be inside', 1_400, 900, true],
  ['outside even so', 1_401, 900, false],
])('%s', (_, metres, accuracyM, inside) => {
  expect(isInside({ metres, accuracyM }, 500)).toBe(inside);
});

test('a fix worse than 200 m is asked for once more', () => {
  expect([200, 201].map((accuracy) => isPoorFix(accuracy, defaultRules))).toEqual([false, true]);
});
