import {
  bonusAt,
  bonusFigures,
  bonusForecast,
  bonusSources,
  daysBehind,
  levelFactor,
  nextLevel,
  performanceOf,
  shareOfTarget,
  turnoverOf,
} from '../../index.ts';

const levels = [
  { attainment: 8_000, factor: 5_000 },
  { attainment: 10_000, factor: 10_000 },
  { attainment: 12_000, factor: 15_000 },
];
const values = {
  target: 1_000_000,
  minimumTarget: 850_000,
  targetPerformance: 5_000,
  onTargetBonus: 40_000,
  levels,
};

test.each([
  ['below the first level there is nothing', 7_999, 0],
  ['on the first level', 8_000, 5_000],
  ['half way between two levels', 9_000, 7_500],
  ['on target', 10_000, 10_000],
  ['a tenth of the way further', 10_200, 10_500],
  ['never more than the last', 30_000, 15_000],
])('the factor of a level: %s', (_, attainment, expected) => {
  expect(levelFactor(attainment, levels)).toBe(expected);
  expect(levelFactor(attainment, levels.toReversed())).toBe(expected);
});

test('without levels there is no factor', () => expect(levelFactor(10_000, [])).toBe(0));

test.each([
  ['below the minimum target, although a level is reached', 840_000, 0],
  ['on the minimum target', 850_000, 25_000],
  ['on target', 1_000_000, 40_000],
  ['above the last level', 5_000_000, 60_000],
])('the bonus: %s', (_, turnover, expected) => expect(bonusAt(turnover, values).bonusMinor).toBe(expected));

test.each([
  ['without a target', { target: null }],
  ['with a target of nothing', { target: 0 }],
  ['without a bonus', { onTargetBonus: null }],
])('the bonus is nothing %s', (_, change) => {
  expect(bonusAt(1_000_000, { ...values, ...change }).bonusMinor).toBe(0);
});

test.each([
  ['the first level lies below the minimum target', 600_000, 850_000, 250_000],
  ['the next level is the target', 900_000, 1_000_000, 100_000],
  ['on target the next one is the last', 1_000_000, 1_200_000, 200_000],
])('the next level: %s', (_, turnover, needed, missing) => {
  expect(nextLevel(turnover, values)).toMatchObject({ turnoverMinor: needed, missingMinor: missing });
});

test('beyond the last level there is no next one, and without a target neither', () => {
  expect(nextLevel(1_200_000, values)).toBeNull();
  expect(nextLevel(0, { ...values, target: null })).toBeNull();
});

test('a level that falls between two cents needs the higher one', () => {
  expect(nextLevel(0, { ...values, target: 333, minimumTarget: null })?.turnoverMinor).toBe(267);
});

test.each([
  ['50 € an hour', 100_000, 1_200, 5_000],
  ['nobody has worked', 100_000, 0, null],
])('performance: %s', (_, turnover, minutes, expected) => {
  expect(performanceOf(turnover, minutes)).toBe(expected);
});

test.each([
  ['on target', 5_000, 5_000, 10_000],
  ['a tenth faster', 5_500, 5_000, 11_000],
  ['without a target there is no share', 5_000, null, null],
  ['without work there is no share', null, 5_000, null],
])('team speed: %s', (_, value, target, expected) => expect(shareOfTarget(value, target)).toBe(expected));

const day = (name: string, turnoverMinor: number, workedMinutes: number, bookedMinor = 0) => ({
  day: name,
  turnoverMinor,
  workedMinutes,
  bookedMinor,
});

test('booked work counts for the days to come, and for today until it has brought something', () => {
  const days = [day('2026-11-20', 300, 60, 999), day('2026-11-21', 0, 0, 200), day('2026-11-22', 0, 0, 100)];
  const quiet = turnoverOf(days, '2026-11-21');
  expect(quiet).toEqual({ turnoverMinor: 300, bookedMinor: 300, workedMinutes: 60, forecastMinor: 600 });
  const busy = turnoverOf([...days, day('2026-11-21', 50, 30, 200)].toSpliced(1, 1), '2026-11-21');
  expect(busy).toEqual({ turnoverMinor: 350, bookedMinor: 100, workedMinutes: 90, forecastMinor: 450 });
});

test('a sum shows the days that it is made of, and no empty ones', () => {
  const days = [day('2026-11-20', 300, 60, 999), day('2026-11-21', 0, 0, 200), day('2026-11-22', 0, 0, 100)];
  expect(daysBehind('bookedMinor', days, '2026-11-21')).toEqual([
    { day: '2026-11-21', value: 200 },
    { day: '2026-11-22', value: 100 },
  ]);
  expect(daysBehind('workedMinutes', days, '2026-11-21')).toEqual([{ day: '2026-11-20', value: 60 }]);
});

test('the forecast is a range, and every figure says what it is made of', () => {
  const days = [day('2026-11-10', 900_000, 12_000), day('2026-11-25', 0, 0, 200_000)];
  const forecast = bonusForecast(days, values, '2026-11-21');
  expect(forecast).toMatchObject({
    performance: 4_500,
    teamSpeed: 9_000,
    state: 'onTarget',
    soFar: { attainment: 9_000, bonusMinor: 30_000 },
    likely: { attainment: 11_000, factor: 12_500, bonusMinor: 50_000 },
    next: { attainment: 12_000, missingMinor: 100_000, bonusMinor: 60_000 },
  });
  expect(forecast.explained.find(({ figure }) => figure === 'attainment')).toEqual({
    figure: 'attainment',
    value: 11_000,
    from: [
      { name: 'forecastTurnover', value: 1_100_000 },
      { name: 'target', value: 1_000_000 },
    ],
  });
  expect(forecast.explained.map(({ figure }) => figure)).toEqual(bonusFigures);
  // Whoever follows a figure to its parts comes to the same values, and in the end to what is a figure no more.
  const known = new Map<string, number | null>(
    forecast.explained.map(({ figure, value }) => [figure, value]),
  );
  const parts = forecast.explained.flatMap(({ from }) => from);
  const followed = parts.filter(({ name }) => known.has(name));
  expect(followed).toEqual(followed.map(({ name }) => ({ name, value: known.get(name) })));
  expect(bonusSources).toEqual(
    expect.arrayContaining(parts.filter(({ name }) => !known.has(name)).map(({ name }) => name)),
  );
});

test.each([
  ['no day has data', [], values, 'noData'],
  ['a value is missing', [day('2026-11-01', 1, 1)], { ...values, target: null }, 'valuesMissing'],
  ['under the minimum target', [day('2026-11-01', 1, 1)], values, 'underMinimum'],
  ['between minimum and target', [day('2026-11-01', 900_000, 1)], values, 'belowTarget'],
  ['above the last level', [day('2026-11-01', 1_201_000, 1)], values, 'aboveLast'],
])('the state of a plus crew: %s', (_, days, its, expected) => {
  expect(bonusForecast(days, its, '2026-11-21').state).toBe(expected);
});
