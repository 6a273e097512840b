import { ownsSwipes, swipeOf } from './swipe.ts';

const swipe = (fromX: number, toX: number, down = 0, ms = 200) =>
  swipeOf({ from: { x: fromX, y: 300 }, to: { x: toX, y: 300 + down }, ms, width: 360 });

test.each([
  ['a swipe to the right', swipe(100, 220), 'right'],
  ['a swipe to the left', swipe(260, 120), 'left'],
  ['one that starts at the left edge belongs to the system', swipe(10, 200), null],
  ['one that starts at the right edge belongs to the system', swipe(350, 120), null],
  ['a short one is a tap', swipe(100, 140), null],
  ['a steep one is a scroll', swipe(100, 200, 90), null],
  ['a slow one is a drag', swipe(100, 300, 0, 900), null],
])('%s', (_, found, expected) => expect(found).toBe(expected));

test('a sideways scroller keeps its swipes, what stands still gives them to the frame', () => {
  document.body.innerHTML =
    '<div id="scroller" style="overflow-x: auto"><b>chip</b></div><div id="still"><b>text</b></div>';
  const scroller = document.querySelector('#scroller') as HTMLElement;
  Object.defineProperty(scroller, 'scrollWidth', { value: 900 });
  Object.defineProperty(scroller, 'clientWidth', { value: 300 });
  expect(ownsSwipes(scroller.querySelector('b'))).toBe(true);
  expect(ownsSwipes(document.querySelector('#still b'))).toBe(false);
});

test.each(['<input>', '<canvas></canvas>', '<div role="grid"></div>'])('%s keeps its swipes', (html) => {
  document.body.innerHTML = html;
  expect(ownsSwipes(document.body.firstElementChild)).toBe(true);
});
