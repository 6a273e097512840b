/** What federation costs, against the same app built as one bundle. */
import { allParts, release } from '@callboard/release';
import { chromium } from 'playwright';
import { browserPath } from '../support/phone/browser.ts';
import { startProduct } from '../support/product/product.ts';
import { seedOnce } from '../support/product/seed-once.ts';
import { askedRuns, small } from './asked-runs.ts';
import { figuresOf, rowsOf, type Row } from './figures.ts';
import { screens, visit, type Run } from './measure.ts';
import { checkSameScreen } from './same-screen.ts';
import { singleReleases } from './single-build.ts';
import { writeFigures } from './write-figures.ts';

const runs = askedRuns(9);

console.log('Building …');
for (const part of allParts()) await release(part, { onlyChanged: true });
const single = await singleReleases();
await seedOnce();
const products = { federated: await startProduct(), single: await startProduct({ releases: single }) };
const executablePath = browserPath();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const rows: Row[] = [];
try {
  for (const screen of screens) {
    await checkSameScreen(browser, products, screen);
    const measured = { federated: [] as Run[], single: [] as Run[] };
    // One of each to warm the servers; then by turns, so that the machine's moods meet both.
    for (let run = small ? 0 : -1; run < runs; run += 1) {
      for (const name of ['federated', 'single'] as const) {
        const seen = await visit(browser, products[name], screen);
        if (run >= 0) measured[name].push(seen);
      }
      if (run >= 0) process.stdout.write(`\r${screen.name}: ${run + 1} of ${runs}`);
    }
    process.stdout.write('\n');
    rows.push(...rowsOf(screen.name, figuresOf(measured.federated), figuresOf(measured.single)));
  }
} finally {
  await browser.close();
  await products.federated.stop();
  await products.single.stop();
}
console.log(
  `\nThe federation tax: medians of ${runs} visits each, nothing cached, CPU 4 times slower, slow 4G`,
);
console.table(rows);
await writeFigures('federation', { runs, rows });
