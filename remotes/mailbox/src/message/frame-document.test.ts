import { frameDocument, hasOwnColours } from './frame-document.ts';

const bodyOf = (html: string) =>
  new DOMParser().parseFromString(frameDocument(html, { pictures: false }), 'text/html').body;

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
  ['off, only those inside the message may show', false, 'img-src data:'],
  ['on, those from the internet as well', true, 'img-src data: https: http:'],
])('with pictures %s', (_, pictures, rule) => {
  const made = new DOMParser().parseFromString(frameDocument('', { pictures }), 'text/html');
  expect(made.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(`default-src 'none'; ${rule}`);
});

test.each([
  ['<p>Plain</p>', false],
  ['<p style="text-align:center">Centred</p>', false],
  ['<p style="color:#333333">Grey</p>', true],
  ['<p style="padding:4px;background-color:white">White</p>', true],
  ['<p>style="color:red" in words</p>', false],
])('%s has colours of its own: %s', (html, own) => expect(hasOwnColours(html)).toBe(own));
