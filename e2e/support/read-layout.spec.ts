import { readLayout } from './read-layout.ts';
import { expect, test } from './story.ts';

const long = 'Vertraulichkeitserklärung';
const cut = 'width:9em;overflow:hidden;white-space:nowrap;text-overflow:ellipsis';

/** Small pages, each with one fault or with none. */
const pages: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'a page that is wider than its window',
    '<p style="width:500px;background:red">Names</p>',
    ['wider than the window'],
  ],
  [
    'a text that leaves its card',
    `<div style="width:90px;border:1px solid"><p>${long}</p></div>`,
    ['out of its box'],
  ],
  [
    'a word that is broken where it happens to end',
    `<p style="width:90px;overflow-wrap:anywhere">${long}</p>`,
    ['broken word'],
  ],
  [
    'a word that ends its line at a hyphen',
    '<style>i::before{content:"\\AD"}</style><p style="width:120px">Vertrau<i></i>lich<i></i>keits<i></i>erklärung</p>',
    [],
  ],
  ['a name of which only the beginning is to be had', `<p style="${cut}">${long} A</p>`, ['cut in silence']],
  [
    'one that leads to where it stands in full',
    `<a href="/"><span style="display:block;${cut}">${long} A</span></a>`,
    [],
  ],
  ['one that is told in full', `<p style="${cut}" title="${long} A">${long} A</p>`, []],
  [
    'one that stands on the page in full as well',
    `<h2 style="font:inherit">${long} A</h2><p style="${cut}">${long} A</p>`,
    [],
  ],
  [
    'one that stands there in full between others',
    `<p>Rigging · ${long} A</p><p style="${cut}">${long} A</p>`,
    [],
  ],
  [
    'one that stands there as a part of another',
    `<p>${long} Also</p><p style="${cut}">${long} A</p>`,
    ['cut in silence'],
  ],
  [
    'two names that look the same',
    `<ul>${['A', 'B'].map((one) => `<li><a href="/${one}" style="display:block;${cut}">${long} ${one}</a></li>`).join('')}</ul>`,
    ['look the same'],
  ],
  [
    'two that differ where it is seen',
    `<ul>${['A', 'B'].map((one) => `<li><a href="/${one}" style="display:block;${cut}">${one} ${long}</a></li>`).join('')}</ul>`,
    [],
  ],
  [
    'what scrolls sideways in a box of its own',
    '<div style="overflow-x:auto"><p style="width:500px">Names</p></div>',
    [],
  ],
];

for (const [name, html, faults] of pages)
  test(`${name}: ${faults.join() || 'fine'}`, async ({ page }) => {
    await page.setContent(`<body style="margin:0;font:16px sans-serif">${html}`);
    const found = await page.evaluate(readLayout, 'body');
    expect([...new Set(found.map(({ what }) => what))]).toEqual(faults);
  });
