import { keptOffline } from '../support/kept-offline.ts';
import { homeCode } from '../support/home-code.ts';
import { homeIsOpen } from '../support/screens.ts';
import { slowedDown } from '../support/slow-processor.ts';
import { expect, test, type Page } from '../support/story.ts';
import { code, kB, listen, sum, type Piece } from '../support/wire.ts';
import { plantDocument } from './plant-document.ts';
import { scannedPdf } from './scanned-pdf.ts';
import { patience } from '../support/patience.ts';

test.use({ login: 'crew', ownProduct: true });

const count = 48;
/** A phone of some years ago. */
const slowdown = 4;
/**
 * Promised is a second and a half. It is held to that by `CALLBOARD_FIGURES=1`, on a machine that does nothing else;
 * beside other stories the same work takes its share of the processor as well.
 */
const limitMs = process.env.CALLBOARD_FIGURES ? 1_500 : 4_500;
const sentence = 'What the crew carries, who pays for it and until when it may be said otherwise.';
const pages = Array.from({ length: count }, (_, at) =>
  [`Part ${at + 1}`, ...Array.from({ length: 44 }, (_unused, line) => `${line + 1}. ${sentence}`)].join('\n'),
);
const sheet = (page: Page, number: number, of: number) =>
  page.getByRole('region', { name: `Page ${number} of ${of}`, exact: true });

/** Notes when the bytes of a file were there, when its first page stood, and what held up the page meanwhile. */
const noteDrawing = () => {
  const noted = { bytes: 0, drawn: 0, longest: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
      if (new URL(name).pathname.startsWith('/api/v1/file/')) noted.bytes = responseEnd;
  }).observe({ type: 'resource', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (noted.bytes > 0 && (noted.drawn === 0 || startTime < noted.drawn))
        noted.longest = Math.max(noted.longest, duration);
  }).observe({ type: 'longtask' });
  new MutationObserver(() => {
    if (noted.drawn === 0 && document.querySelector('main canvas')) noted.drawn = performance.now();
  }).observe(document, { childList: true, subtree: true });
};

test('a document of 48 pages is read on a slow phone', async ({ page, product }) => {
  const id = await plantDocument(product.port, { name: 'A long agreement', pages, signers: ['crew'] });
  await page.addInitScript(noteDrawing);
  // What the reader costs comes back every time, a hiccup of the machine does not.
  let best = Infinity;
  for (let round = 0; round < 3 && best > limitMs; round += 1) {
    await page.goto(`/documents/${id}`);
    const read = page.getByRole('button', { name: 'Read and sign' });
    await expect(read).toBeVisible();
    const slower = await slowedDown(page, slowdown, async () => {
      await read.click();
      await expect(sheet(page, 1, count)).toContainText('Part 1', { timeout: patience(20_000) });
    });
    const { bytes, drawn, longest } = await page.evaluate(
      () => (window as unknown as { noted: { bytes: number; drawn: number; longest: number } }).noted,
    );
    const figures = `first page of ${count} on a ${slower.toFixed(1)} times slower processor, its worker too: ${Math.round(drawn - bytes)} ms after its bytes, longest task ${Math.round(longest)} ms`;
    console.log(`   ${figures}`);
    test.info().annotations.push({ type: 'reader', description: figures });
    expect(bytes).toBeGreaterThan(0);
    best = Math.min(best, drawn - bytes);
  }
  expect(best).toBeLessThanOrEqual(limitMs);

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
      sum(opened) - sum(home),
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
