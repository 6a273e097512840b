import { missingPositions } from './missing-positions.ts';

test.each([
  ['who is asked is not missing', { positions: 10, filled: 7, requested: 2 }, 1],
  ['nobody is missing in a full crew', { positions: 5, filled: 5, requested: 0 }, 0],
  ['more asked than needed leave nobody missing', { positions: 2, filled: 1, requested: 3 }, 0],
])('%s', (_, filling, missing) => {
  expect(missingPositions(filling)).toBe(missing);
});
