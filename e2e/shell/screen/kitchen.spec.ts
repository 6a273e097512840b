import { readFileSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '../../support/person/ask.ts';
import { readPointer } from '../../support/product/damage.ts';
import { kitchenReleases, releasesWithKitchen } from '../../support/product/kitchen-releases.ts';
import { operate } from '../../support/open-sheets/operate.ts';
import { releases } from '../../support/run/paths.ts';
import { startProduct, type Product } from '../../support/product/product.ts';
import { emptyState } from '../../support/person/sign-in.ts';
import { expect, test as base, type Page } from '../../support/story.ts';
import { wordsOf } from '../../support/words.ts';
import { patience } from '../../support/run/patience.ts';

const test = base.extend<object, { kitchen: Product }>({
  kitchen: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs here
    async ({}, give) => {
      const product = await startProduct({ releases: await releasesWithKitchen() });
      await give(product);
      await product.stop();
      await rm(product.releases, { recursive: true });
    },
    // The first time, it is built.
    { scope: 'worker', timeout: patience(180_000) },
  ],
  baseURL: async ({ kitchen }, give) => give(kitchen.origin('nordlicht')),
  storageState: async ({ kitchen, language }, give) =>
    give(emptyState(kitchen.origin('nordlicht'), language)),
});

const stopped = wordsOf('shell', 'en')('trouble.crashed-title');

/** What stands in the document itself differs by build and page; that it is named by its hashes does not. */
const styleHashesNamed = (policy: string): string =>
  policy.replace(/style-src [^;]+/, (styles) => styles.replaceAll(/'sha256-[^']+'/g, "'a hash'"));

const headersOf = async ({ port }: Product, path: string) => {
  const { headers } = await ask(port, path, {
    tenant: 'nordlicht',
    headers: { accept: 'text/html' },
  });
  const ofThisAnswer = new Set(['date', 'etag', 'content-length', 'x-trace-id']);
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofThisAnswer.has(name))
      .map(([name, value]) => [name, styleHashesNamed(String(value))]),
  );
};

test('the kitchen is served as a page is in production', async ({ kitchen, product }) => {
  const headers = await headersOf(kitchen, '/kitchen');
  expect(headers).toEqual(await headersOf(product, '/mailbox'));
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
});

test('production does not carry the kitchen', async () => {
  const carriers = async (folder: string) => {
    const built = join(folder, (await readPointer(folder)).shell);
    return readdirSync(built).filter(
      (name) => name.endsWith('.js') && readFileSync(join(built, name), 'utf8').includes('design language'),
    );
  };
  expect(await carriers(releases)).toEqual([]);
  expect(await carriers(await kitchenReleases())).toHaveLength(1);
});

const open = async (page: Page) => {
  await page.goto('/kitchen');
  // The parts that come last.
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /found by typing/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Start' })).toBeVisible();
};

test.describe('all of it', () => {
  test.describe.configure({ timeout: patience(120_000) });

  test('every component works by pointer and by keyboard under the production policy', async ({
    context,
    page,
  }) => {
    const [byPointer, byKeys] = await Promise.all([
      operate(page, 'pointer', { open, stopped }),
      operate(await context.newPage(), 'keys', { open, stopped }),
    ]);
    expect(byPointer.troubles).toEqual([]);
    expect(byKeys.troubles).toEqual([]);
    for (const { done } of [byPointer, byKeys]) expect(done.length).toBeGreaterThan(100);
  });
});

test.describe('planted', () => {
  test.use({ expectViolations: true, plantedError: 'TrustedHTML' });

  /** Widgets that write HTML when something happens to them. */
  const withPlanted = async (page: Page) => {
    await page.goto('/login');
    // The document shows the form by itself; a button that does something says that the page has taken it over.
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
    await page.evaluate(() => {
      document.querySelector('main')?.replaceChildren();
      for (const event of ['click', 'focus', 'keydown']) {
        const widget = document.createElement('button');
        widget.textContent = `Writes HTML on ${event}`;
        widget.addEventListener(event, () => {
          widget.innerHTML = '<b>Written</b>';
        });
        document.querySelector('main')?.append(widget);
      }
    });
  };
  const names = (events: readonly string[]) =>
    events.map((event): unknown => expect.stringContaining(`“Writes HTML on ${event}”`));

  for (const [by, events] of [
    ['pointer', ['click', 'focus']],
    ['keys', ['click', 'focus', 'keydown']],
  ] as const) {
    test(`widgets that write HTML are found by ${by} and named`, async ({ page }) => {
      const { troubles } = await operate(page, by, { open: withPlanted, stopped });
      expect([...new Set(troubles.map(({ what }) => what))].toSorted()).toEqual(names(events));
      expect(troubles).toContainEqual(
        expect.objectContaining({ trouble: expect.stringContaining('require-trusted-types-for refused') }),
      );
    });
  }
});
