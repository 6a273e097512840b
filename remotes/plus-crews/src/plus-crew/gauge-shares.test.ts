import { gaugeShares } from './gauge-shares.ts';

const levels = [
  { attainment: 8_000, factor: 5_000 },
  { attainment: 12_000, factor: 15_000 },
];
const values = { target: 1_000, minimumTarget: 750, levels };
const next = { attainment: 12_000, factor: 15_000, turnoverMinor: 1_200, missingMinor: 200, bonusMinor: 1 };

test('the arc reaches to the last level', () => {
  expect(gaugeShares({ turnoverMinor: 600, forecastMinor: 1_000, next, values })).toEqual({
    soFar: 0.5,
    likely: 1_000 / 1_200,
    marks: [
      { mark: 'minimumTarget', value: 750, share: 750 / 1_200 },
      { mark: 'target', value: 1_000, share: 1_000 / 1_200 },
      { mark: 'next', value: 1_200, share: 1 },
    ],
  });
});

test('whoever is beyond the last level fills it, and no next one is marked', () => {
  const shares = gaugeShares({ turnoverMinor: 2_400, forecastMinor: 2_400, next: null, values });
  expect(shares).toMatchObject({ soFar: 1, likely: 1 });
  expect(shares?.marks.map(({ mark }) => mark)).toEqual(['minimumTarget', 'target']);
});

test('a target that is the next level is marked once', () => {
  const target = { ...next, turnoverMinor: 1_000 };
  const shares = gaugeShares({ turnoverMinor: 0, forecastMinor: 0, next: target, values });
  expect(shares?.marks.map(({ mark }) => mark)).toEqual(['minimumTarget', 'next']);
});

test('a turnover that was taken back is an empty arc', () => {
  expect(gaugeShares({ turnoverMinor: -50, forecastMinor: 0, next, values })?.soFar).toBe(0);
});

test.each([null, 0])('without a target (%p) there is no gauge', (target) => {
  const without = { ...values, target };
  expect(gaugeShares({ turnoverMinor: 1, forecastMinor: 2, next: null, values: without })).toBeNull();
});
