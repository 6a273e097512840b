import { hasOwnColours, mailNodes } from './mail-nodes.ts';

function bodyOf(html: string): HTMLElement {
  const body = document.createElement('div');
  body.append(...mailNodes(html));
  return body;
}

test('inline styles travel as data, so that the page’s policy never meets them', () => {
  const body = bodyOf('<p style="color:#333333">Gate 3</p><div title="x" style="padding:4px"></div>');
  expect(body.querySelectorAll('[style]')).toHaveLength(0);
  expect(
    [...body.querySelectorAll('[data-style]')].map((element) => element.getAttribute('data-style')),
  ).toEqual(['color:#333333', 'padding:4px']);
});

test('text about styles stays as it was written', () => {
  expect(bodyOf('<p>Use style="bold" &amp; more</p>').textContent).toBe('Use style="bold" & more');
});

test.each([
  ['<p>Plain</p>', false],
  ['<p style="text-align:center">Centred</p>', false],
  ['<p style="color:#333333">Grey</p>', true],
  ['<p style="padding:4px;background-color:white">White</p>', true],
  ['<p>style="color:red" in words</p>', false],
])('%s has colours of its own: %s', (html, own) => expect(hasOwnColours(html)).toBe(own));
