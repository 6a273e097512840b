import { metresPerPixel, offsetFrom, roundLength, zoomFor } from './map-scale.ts';

const vienna = { latitude: 48.2, longitude: 16.4 };

test.each([
  [7, 5],
  [20, 20],
  [99, 50],
  [1, 1],
  [1234, 1000],
])('a bar of at most %s m is %s m long', (atMost, expected) => expect(roundLength(atMost)).toBe(expected));

test('a step of zoom halves what a pixel shows, and the circle fits', () => {
  expect(metresPerPixel(48.2, 11)).toBeCloseTo(2 * metresPerPixel(48.2, 12), 6);
  const zoom = zoomFor(48.2, 1200, 320);
  expect(1200 / metresPerPixel(48.2, zoom)).toBeLessThanOrEqual(320);
  expect(1200 / metresPerPixel(48.2, zoom + 1)).toBeGreaterThan(320);
});

test('east and north of a place are metres', () => {
  const { east, north } = offsetFrom(vienna, { latitude: 48.201, longitude: 16.4 });
  expect([Math.round(east), Math.round(north)]).toEqual([0, 111]);
  expect(Math.round(offsetFrom(vienna, { latitude: 48.2, longitude: 16.401 }).east)).toBe(74);
});
