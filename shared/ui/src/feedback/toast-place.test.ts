import { toastPlace } from './toast-place.ts';
import type { Box } from './toast-place.ts';

const phone = { width: 360, height: 740, toast: 52 };
const tablet = { width: 768, height: 1024, toast: 52 };
const desk = { width: 1280, height: 800, toast: 52 };
const bar = (width: number, top: number, bottom: number): Box => ({ left: 0, right: width, top, bottom });

test.each<[string, Parameters<typeof toastPlace>, ReturnType<typeof toastPlace>]>([
  ['at the end of the window', [phone, []], { left: 12, width: 336, bottom: 12 }],
  ['in the middle of a wide one', [desk, []], { left: 416, width: 448, bottom: 12 }],
  ['above the bar at the end', [phone, [bar(360, 680, 740)]], { left: 12, width: 336, bottom: 68 }],
  [
    'above buttons that stand on the bar',
    [phone, [bar(360, 680, 740), bar(360, 604, 680)]],
    { left: 12, width: 336, bottom: 144 },
  ],
  [
    'in whatever order they are found',
    [phone, [bar(360, 604, 680), bar(360, 680, 740)]],
    { left: 12, width: 336, bottom: 144 },
  ],
  ['past a bar further up', [phone, [bar(360, 300, 360)]], { left: 12, width: 336, bottom: 12 }],
  [
    'past a bar of another column',
    [desk, [{ left: 900, right: 1280, top: 740, bottom: 800 }]],
    { left: 416, width: 448, bottom: 12 },
  ],
  ['above a low sheet', [phone, [], bar(360, 400, 740)], { left: 12, width: 336, bottom: 348 }],
  [
    'over a sheet as high as the window, above its buttons',
    [phone, [bar(360, 660, 740)], bar(360, 40, 740)],
    { left: 12, width: 336, bottom: 88 },
  ],
  [
    'beside a sheet at the side',
    [desk, [], { left: 800, right: 1280, top: 0, bottom: 800 }],
    { left: 176, width: 448, bottom: 12 },
  ],
  [
    'narrower beside it',
    [tablet, [], { left: 288, right: 768, top: 0, bottom: 1024 }],
    { left: 12, width: 264, bottom: 12 },
  ],
  [
    'never out of the window',
    [{ ...phone, height: 180 }, [bar(360, 60, 180)]],
    { left: 12, width: 336, bottom: 12 },
  ],
])('a toast stands %s', (_, given, place) => {
  expect(toastPlace(...given)).toEqual(place);
});
