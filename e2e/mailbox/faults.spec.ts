import {
  filesOf,
  onItsWay,
  plant,
  readPointer,
  readRecord,
  screenOf,
  writePointer,
} from '../support/product/damage.ts';
import { inEveryRun } from '../support/in-every-run.ts';
import type { Fault } from '../support/product/fault.ts';
import { faultProxy, type FaultProxy } from '../support/product/fault-proxy.ts';
import { heading, openMenu } from '../support/screens.ts';
import { copyOfReleases, startProduct, type Product } from '../support/product/product.ts';
import { signedInState } from '../support/person/sign-in.ts';
import { expect, test as base, type Page } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

const titles = {
  unreachable: 'This area did not load',
  altered: 'Not opened, for your safety',
  crashed: 'This page stopped',
  withheld: 'Paused for now',
  'not-entitled': 'Not part of your package',
};

/** A product of its own with releases that may be damaged, and a proxy on the way to it. */
const test = base.extend<{ way: FaultProxy; home: Page }, { own: Product }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs here
    async ({}, give) => {
      const product = await startProduct({ releases: await copyOfReleases() });
      await give(product);
      await product.stop();
    },
    { scope: 'worker', timeout: patience(120_000) },
  ],
  way: async ({ own }, give) => {
    const way = await faultProxy(own.port);
    await give(way);
    await way.stop();
  },
  baseURL: async ({ way }, give) => give(way.origin('nordlicht')),
  storageState: async ({ own, way }, give) =>
    give(await signedInState(own.port, way.origin('nordlicht'), 'nordlicht', 'office', 'en')),
  /** Home, with the mailbox not yet asked for. */
  home: async ({ page }, give) => {
    await give(page);
  },
});

const openMailbox = async (page: Page) =>
  (await openMenu(page)).getByRole('link', { name: /^Mailbox/ }).click();

/** The rest of the app is there and can be used. */
async function restWorks(page: Page) {
  await (await openMenu(page)).getByRole('link', { name: 'Help' }).click();
  await expect(heading(page, 'Help')).toBeVisible();
  await page.goBack();
}

type Broken = readonly [
  name: string,
  file: 'list' | 'entry' | 'chunk' | 'css',
  fault: Fault,
  trouble: keyof typeof titles,
  within: number,
];
const pad = (text: string) => `${text}\n;globalThis.__altered = true;`;
const broken: Broken[] = [
  [
    'names another file',
    'list',
    { kind: 'alter', change: (text) => text.replace('sha384-', 'sha384-A') },
    'altered',
    5_000,
  ],
  ['answers 503', 'list', { kind: 'status', status: 503 }, 'unreachable', 5_000],
  ['is a page of somebody else', 'list', { kind: 'html' }, 'unreachable', 5_000],
  ['never comes', 'list', { kind: 'hang' }, 'unreachable', 10_000],
  ['answers 503', 'entry', { kind: 'status', status: 503 }, 'unreachable', 5_000],
  ['is gone', 'entry', { kind: 'status', status: 404 }, 'unreachable', 5_000],
  ['is a page of somebody else', 'entry', { kind: 'html' }, 'unreachable', 5_000],
  ['ends in the middle', 'entry', { kind: 'cut', at: 900 }, 'unreachable', 5_000],
  ['is reset', 'entry', { kind: 'reset' }, 'unreachable', 5_000],
  ['never comes', 'entry', { kind: 'hang' }, 'unreachable', 10_000],
  ['has one bit turned', 'entry', { kind: 'flip', at: 400 }, 'altered', 5_000],
  ['has a line more', 'entry', { kind: 'alter', change: pad }, 'altered', 5_000],
  ['answers 503', 'chunk', { kind: 'status', status: 503 }, 'unreachable', 5_000],
  ['is a page of somebody else', 'chunk', { kind: 'html' }, 'unreachable', 5_000],
  ['ends in the middle', 'chunk', { kind: 'cut', at: 900 }, 'unreachable', 5_000],
  ['never comes', 'chunk', { kind: 'hang' }, 'unreachable', 13_000],
  ['has one bit turned', 'chunk', { kind: 'flip', at: 400 }, 'altered', 5_000],
  ['has a line more', 'chunk', { kind: 'alter', change: pad }, 'altered', 5_000],
  ['has one bit turned', 'css', { kind: 'flip', at: 10 }, 'altered', 5_000],
  ['answers 503', 'css', { kind: 'status', status: 503 }, 'unreachable', 5_000],
];

for (const [name, part, fault, trouble, within] of inEveryRun(broken, 5)) {
  test(`mailbox's ${part} ${name}: ${trouble}; the rest works; repaired, it works without a reload`, async ({
    home: page,
    own,
    way,
  }) => {
    const files = await filesOf(own.releases);
    way.break({ match: onItsWay(files.record, files[part]), fault });
    await page.goto('/');
    await expect(heading(page, /^Good/)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { __same: true }));
    await openMailbox(page);
    await expect(page.getByText(titles[trouble])).toBeVisible({ timeout: patience(within) });
    await restWorks(page);

    way.repair();
    const list = page.getByRole('list', { name: 'Messages, newest first' });
    const again = page.getByRole('button', { name: 'Try again' });
    // Coming back to it is a try as well; whichever is on the screen now.
    await expect(again.or(list).first()).toBeVisible({ timeout: patience(within) });
    if (await again.isVisible()) await again.click();
    await expect(list.getByRole('link').first()).toBeVisible({ timeout: patience(10_000) });
    const left = await page.evaluate(() => ({
      ...(window as unknown as { __same?: true; __altered?: true }),
    }));
    expect(left.__same, 'the page was not loaded anew').toBe(true);
    expect(left.__altered, 'no altered byte ran').toBeUndefined();
  });
}

test('mailbox is slow: nothing else waits for it, and it comes', async ({ page, own, way }) => {
  // Below the eight seconds after which the shell gives a chunk up.
  const ms = Math.min(patience(3_000), 7_000);
  const { record, chunk } = await filesOf(own.releases);
  way.break({ match: onItsWay(record, chunk), fault: { kind: 'delay', ms } });
  await page.goto('/');
  await expect(heading(page, /^Good/)).toBeVisible({ timeout: ms - 500 });
  await openMailbox(page);
  await expect(
    page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first(),
  ).toBeVisible();
});

test('the product stops and starts again: the mailbox comes without a reload', async ({ page, way }) => {
  await page.goto('/');
  await expect(heading(page, /^Good/)).toBeVisible();
  await way.down();
  await openMailbox(page);
  const again = page.getByRole('button', { name: 'Try again' }).first();
  await expect(again).toBeVisible({ timeout: patience(12_000) });
  await way.up();
  await again.click();
  await expect(
    page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first(),
  ).toBeVisible();
});

test.describe('a release that is bad', () => {
  // Each of these replaces files in the product's own folder.
  test.describe.configure({ mode: 'serial' });
  test.use({ plantedError: 'bad release' });

  for (const [name, part, change] of [
    ['throws at start', 'entry', (text: string) => `throw new Error('bad release');\n${text}`],
    ['throws in its page', 'chunk', (text: string) => `throw new Error('bad release');\n${text}`],
    [
      'throws while it is drawn',
      'screen',
      (text: string) =>
        text.replace(/\bComponent:\(\)=>[\w$]+/, "Component:()=>()=>{throw new Error('bad release')}"),
    ],
  ] as const) {
    test(`${name}: it stopped, home and help work`, async ({ page, own }) => {
      const file = part === 'screen' ? await screenOf(own.releases) : (await filesOf(own.releases))[part];
      const record = await readRecord(own.releases);
      let before = '';
      await plant(own.releases, file, (text) => {
        before = text;
        return change(text);
      });
      // The planted change is there, and the lineup vouches for it.
      expect((await readRecord(own.releases)).files[file]).not.toEqual(record.files[file]);
      try {
        await page.goto('/mailbox');
        await expect(page.getByText(titles.crashed)).toBeVisible();
        await restWorks(page);
      } finally {
        await plant(own.releases, file, () => before);
      }
    });
  }

  test('is withheld: no menu entry, the address says it is paused, released again it opens', async ({
    page,
    own,
  }) => {
    const pointer = await readPointer(own.releases);
    await writePointer(own.releases, { ...pointer, withheld: ['mailbox'] });
    await page.goto('/mailbox');
    await expect(page.getByText(titles.withheld)).toBeVisible();
    await expect((await openMenu(page)).getByRole('link', { name: /^Mailbox/ })).toHaveCount(0);
    await writePointer(own.releases, pointer);
  });

  test('is not there at all: its addresses say so, home is whole', async ({ page, own }) => {
    const pointer = await readPointer(own.releases);
    await writePointer(own.releases, { ...pointer, features: {} });
    await page.goto('/mailbox');
    await expect(page.getByText(titles['not-entitled'])).toBeVisible();
    await page.goto('/');
    await expect(heading(page, /^Good/)).toBeVisible();
    await writePointer(own.releases, pointer);
    await page.goto('/mailbox');
  });
});
