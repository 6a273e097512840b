import { keptOffline } from '../support/phone/kept-offline.ts';
import { broughtBy, homeCode } from '../support/home-code.ts';
import { homeIsOpen } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';
import { code, kB, listen, sum, type Piece } from '../support/wire.ts';
import { plantDocument } from './plant-document.ts';
import { scannedPdf } from './scanned-pdf.ts';

test.use({ login: 'crew', ownTenant: true, serviceWorkers: 'allow' });

const count = 48;
const sentence = 'What the crew carries, who pays for it and until when it may be said otherwise.';
const pages = Array.from({ length: count }, (_, at) =>
  [`Part ${at + 1}`, ...Array.from({ length: 44 }, (_unused, line) => `${line + 1}. ${sentence}`)].join('\n'),
);
const sheet = (page: Page, number: number, of: number) =>
  page.getByRole('region', { name: `Page ${number} of ${of}`, exact: true });

test('a document of 48 pages is read, and drawn where it is looked at', async ({ page, product }) => {
  const id = await plantDocument(product.port, { name: 'A long agreement', pages, signers: ['crew'] });
  await page.goto(`/documents/${id}`);
  await page.getByRole('button', { name: 'Read and sign' }).click();
  await expect(sheet(page, 1, count)).toContainText('Part 1');
  await expect(sheet(page, 1, count).locator('canvas')).toHaveCount(1);
  // Those that nobody sees yet are not drawn.
  await expect(sheet(page, count, count).locator('canvas')).toHaveCount(0);

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByText(/^150\s?%$/)).toBeVisible();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await sheet(page, count, count).scrollIntoViewIfNeeded();
  await expect(sheet(page, count, count)).toContainText(`Part ${count}`);
  await expect(page.getByText(`Page ${count} of ${count}`, { exact: true })).toBeVisible();
  // What is far away is freed.
  await expect(sheet(page, 1, count).locator('canvas')).toHaveCount(0);
  expect(await page.locator('main canvas').count()).toBeLessThan(8);
});

test('a scan is seen, also offline', async ({ page, context, product }) => {
  const scan = await plantDocument(product.port, {
    name: 'A scanned page',
    pages: scannedPdf(),
    signers: ['crew'],
  });
  await page.goto(`/documents/${scan}`);
  await keptOffline(page);
  const isBlack = async () => {
    await page.getByRole('button', { name: 'Read and sign' }).click();
    const canvas = page.locator('main canvas');
    await expect(canvas).toBeVisible();
    return canvas.evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element;
      const [red] = element.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data ?? [];
      return red === 0;
    });
  };
  expect(await isBlack()).toBe(true);
  await page.goBack();
  await context.setOffline(true);
  expect(await isBlack()).toBe(true);
});

const mostOfFeature = 60_000;

test.describe('opening a document from home', () => {
  test.use({ serviceWorkers: 'block' });
  test('stays within its budget, and the PDF library is apart', async ({ page }) => {
    const wire = listen(page);
    await page.goto('/');
    await homeIsOpen(page);
    const home = await homeCode(page, wire);
    await page.getByRole('main').locator('a[href^="/documents/"]').first().click();
    await page.getByRole('button', { name: /^Read/ }).click();
    await expect(page.locator('main canvas').first()).toBeVisible();
    await wire.quiet();
    const isLibrary = ({ bytes }: Piece) => bytes > mostOfFeature;
    const all = code(await wire.pieces());
    const opened = all.filter((piece) => !isLibrary(piece));
    const more = Math.max(
      sum(opened.filter(({ url }) => url.includes('/releases/documents/'))),
      sum(broughtBy('documents', home, opened)),
    );
    const library = all.filter(isLibrary).filter(({ url }) => !home.some((piece) => piece.url === url));
    const figures = `a document from home ${kB(more)} more, its reader ${kB(sum(library))}`;
    console.log(`   ${figures}`);
    test.info().annotations.push({ type: 'sizes', description: figures });
    expect(more).toBeLessThanOrEqual(mostOfFeature);
    expect(library, 'the library and its parser').toHaveLength(2);
    expect(home.filter(isLibrary).filter(({ url }) => url.includes('/releases/documents/'))).toEqual([]);
  });
});
