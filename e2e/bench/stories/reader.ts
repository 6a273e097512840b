import { plantDocument } from '../../documents/plant-document.ts';
import { slowedDown } from '../../support/phone/slow-processor.ts';
import { expect, test, type Page } from '../../support/story.ts';
import { askedRuns } from '../asked-runs.ts';
import { keepStoryFigures } from '../story-figures.ts';

test.use({ login: 'crew', ownProduct: true });

const count = 48;
/** A phone of some years ago. */
const slowdown = 4;
const sentence = 'What the crew carries, who pays for it and until when it may be said otherwise.';
const pages = Array.from({ length: count }, (_, at) =>
  [`Part ${at + 1}`, ...Array.from({ length: 44 }, (_unused, line) => `${line + 1}. ${sentence}`)].join('\n'),
);

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

async function openReader(page: Page, id: string) {
  await page.goto(`/documents/${id}`);
  const read = page.getByRole('button', { name: 'Read and sign' });
  await expect(read).toBeVisible();
  await slowedDown(page, slowdown, async () => {
    await read.click();
    const first = page.getByRole('region', { name: `Page 1 of ${count}`, exact: true });
    await expect(first).toContainText('Part 1', { timeout: 60_000 });
  });
  return page.evaluate(
    () => (window as unknown as { noted: { bytes: number; drawn: number; longest: number } }).noted,
  );
}

test('the first page of a document of 48 on a slow phone', async ({ page, product }) => {
  const id = await plantDocument(product.port, { name: 'A long agreement', pages, signers: ['crew'] });
  await page.addInitScript(noteDrawing);
  const drawn: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < askedRuns(3); run += 1) {
    const noted = await openReader(page, id);
    expect(noted.bytes).toBeGreaterThan(0);
    drawn.push(noted.drawn - noted.bytes);
    longest.push(noted.longest);
  }
  await keepStoryFigures('reader', {
    'first page after its bytes': { ms: drawn, atMost: 1_500 },
    'longest task meanwhile': { ms: longest, atMost: 1_500 },
  });
});
