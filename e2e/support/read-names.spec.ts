import { foreignTexts, readNames } from './read-names.ts';
import { expect, test } from './story.ts';

const foreign = foreignTexts('de');

for (const [name, html, faults] of [
  ['German words', '<h1>Dokumente</h1><p><button>Schließen</button> <a href="/">Neue Fotos</a></p>', 0],
  ['a link without a name', '<a href="/"><img alt="" src=""></a>', 1],
  ['a button without a name', '<button></button>', 1],
  ['an English text', '<p>Crew list</p>', 1],
  ['an English name that is only read out', '<button aria-label="Dismiss message">×</button>', 1],
  ['a code in place of its word', '<p>noShow</p>', 2],
  ['a kind of file', '<p>PayrollDetails 2026-10</p>', 1],
  ['a code of an error', '<p>Fehler wrong_state</p>', 1],
  ['the name of a right', '<p>Dafür braucht es das Recht „payrolls“</p>', 1],
  [
    'an address and a name that are written like codes',
    '<p>anna_m@example.com</p><p>Rory MacAllister</p>',
    0,
  ],
] as const)
  test(`${name}: ${faults || 'fine'}`, async ({ page }) => {
    await page.setContent(html);
    expect(await readNames(page, foreign)).toHaveLength(faults);
  });
