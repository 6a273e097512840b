import { contrast, distance } from './colour-vision.ts';

test('black on white is the most contrast there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('a red and a green that all cones tell apart come close without the middle ones', () => {
  expect(distance('#a05000', '#607000', 'all cones')).toBeGreaterThan(30);
  expect(distance('#a05000', '#607000', 'deuteranopia')).toBeLessThan(15);
});

test('blue and yellow stay apart for both', () => {
  for (const vision of ['deuteranopia', 'protanopia'] as const)
    expect(distance('#3060c0', '#e0c040', vision)).toBeGreaterThan(60);
});
