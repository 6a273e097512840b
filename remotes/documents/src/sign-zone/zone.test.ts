import { movedBy, zoneAt } from './zone.ts';

const box = { left: 100, top: 200, width: 400, height: 600 };

test.each([
  ['in the middle', [300, 500], [0.5, 0.5]],
  ['in the corner', [100, 200], [0, 0]],
  ['beside the page', [40, 900], [0, 1]],
] as const)('a tap %s', (_, [clientX, clientY], [x, y]) => {
  expect(zoneAt(2, { clientX, clientY }, box)).toEqual({ page: 2, x, y });
});

test('arrow keys move it, and never off the page', () => {
  expect(movedBy('ArrowLeft', { page: 1, x: 0.5, y: 0.5 })).toEqual({ page: 1, x: 0.48, y: 0.5 });
  expect(movedBy('ArrowDown', { page: 1, x: 0.5, y: 1 })).toEqual({ page: 1, x: 0.5, y: 1 });
  expect(movedBy('Enter', { page: 1, x: 0.5, y: 0.5 })).toBeNull();
});
