/** `pnpm bench paint`: when the sign-in is seen, and when it can be used, on a slow line with nothing kept. */
import { chromium, type Browser } from 'playwright';
import { moveClock } from '../support/phone/clock.ts';
import { browserPath } from '../support/phone/browser.ts';
import { password } from '../support/person/sign-in.ts';
import { startProduct } from '../support/product/product.ts';
import { seedOnce } from '../support/product/seed-once.ts';
import { askedRuns, small } from './asked-runs.ts';
import { median } from './figures.ts';
import { writeFigures } from './write-figures.ts';

/** Slow 3G: 400 ms to the server and back, 400 kbit/s each way; and a phone four times slower than this machine. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const cpu = small ? 1 : 4;
const runs = askedRuns(5);
const bounds = { paint: 1_000, usable: 4_500 };

type Figures = {
  readonly paint: number;
  readonly usable: number;
  readonly taken: number;
  readonly shift: number;
};

async function visit(browser: Browser, baseURL: string): Promise<Figures> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  await moveClock(context);
  try {
    await context.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
      const timer = setInterval(() => {
        const button = document.querySelector('form [type=submit]');
        if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return;
        performance.mark('taken');
        clearInterval(timer);
      }, 10);
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow3g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const out = page
      .waitForRequest((request) => request.method() === 'POST')
      .then(() => performance.timeOrigin + performance.now());
    await page.goto('/login', { waitUntil: 'commit' });
    // As a hand does it, as soon as there is something to press: typed, pressed, on its way.
    await page.locator('[name=login]').fill('crew');
    await page.locator('[name=password]').fill(`not ${password}`);
    await page.keyboard.press('Enter');
    const usable = (await out) - (await page.evaluate(() => performance.timeOrigin));
    await page.waitForFunction(() => performance.getEntriesByName('taken').length > 0, null, {
      polling: 50,
      timeout: 60_000,
    });
    const seen = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      taken: performance.getEntriesByName('taken')[0]?.startTime ?? Number.NaN,
      shift: (window as unknown as { shift: number }).shift,
    }));
    return { ...seen, usable };
  } finally {
    await context.close();
  }
}

await seedOnce();
const product = await startProduct();
const executablePath = browserPath();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const measured: Figures[] = [];
  // The first one warms the server.
  for (let run = small ? 0 : -1; run < runs; run += 1) {
    const figures = await visit(browser, product.origin('nordlicht'));
    if (run >= 0) measured.push(figures);
  }
  const of = (name: keyof Figures): number => median(measured.map((figures) => figures[name]));
  const [paint, usable] = [of('paint'), of('usable')];
  console.log(`Sign-in on slow 3G (400 ms, 400 kbit/s, a processor ${cpu} times slower), median of ${runs}:`);
  console.log(`  first contentful paint  ${Math.round(paint)} ms (at most ${bounds.paint})`);
  console.log(`  pressed and on its way  ${Math.round(usable)} ms (at most ${bounds.usable})`);
  console.log(`  taken over by the page  ${Math.round(of('taken'))} ms`);
  console.log(`  layout shift            ${of('shift').toFixed(4)}`);
  const rows = { paint, usable, taken: of('taken'), shift: of('shift') };
  await writeFigures('paint', { runs, rows });
  if (!small && !(paint <= bounds.paint && usable <= bounds.usable)) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}
