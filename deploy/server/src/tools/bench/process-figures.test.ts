import { processFigures, slopeOf } from './process-figures.ts';

test.each([
  [[], 0],
  [[300], 0],
  [[300, 300, 300], 0],
  [[100, 102, 104, 106], 2],
  [[106, 104, 102], -2],
  // One value out of line does not make a slope.
  [[100, 100, 130, 100, 100], 0],
])('%j rises by %d a step', (values, slope) => {
  expect(slopeOf(values)).toBeCloseTo(slope);
});

test('a process is told with its memory and what it has open, and one that is gone is not', () => {
  expect(processFigures(process.pid)?.megabytes).toBeGreaterThan(10);
  expect(processFigures(process.pid)?.handles).toBeGreaterThan(2);
  expect(processFigures(2 ** 22 + 1)).toBeNull();
});
