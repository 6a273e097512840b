import { firstCrop, fitCrop, mostZoom, moveCrop, zoomCrop } from './crop.ts';

const upright = { width: 900, height: 1200 };

test('a crop begins with all of the width, nearer to the top', () =>
  expect(firstCrop(upright)).toEqual({ left: 0, top: 100, side: 900 }));

test.each([
  [
    'a square beside the picture comes back',
    { left: -50, top: 900, side: 500 },
    { left: 0, top: 700, side: 500 },
  ],
  [
    'one that is too large is as large as the picture',
    { left: 0, top: 0, side: 2000 },
    { left: 0, top: 0, side: 900 },
  ],
  ['one that is too small is what is needed', { left: 9, top: 9, side: 10 }, { left: 9, top: 9, side: 400 }],
])('%s', (_, crop, expected) => expect(fitCrop(upright, crop)).toEqual(expected));

test('the middle stays in the middle on the way in, and nobody goes in too far', () => {
  expect(zoomCrop(upright, { left: 0, top: 100, side: 900 }, 2)).toEqual({ left: 225, top: 325, side: 450 });
  expect(mostZoom(upright)).toBe(2.25);
  expect(zoomCrop(upright, { left: 0, top: 100, side: 900 }, 9).side).toBe(400);
});

test('a finger to the right brings what is on the left', () =>
  expect(moveCrop(upright, { left: 200, top: 300, side: 500 }, 0.2, -0.1)).toEqual({
    left: 100,
    top: 350,
    side: 500,
  }));
