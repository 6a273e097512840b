/** How fast and how sound a first visit is: Lighthouse as for a phone, on the running product with its demo. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '@callboard/release';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { moveClock } from '../support/phone/clock.ts';
import { browserOptions, browserPath } from '../support/phone/browser.ts';
import { freePort } from '../support/run/free-port.ts';
import { startProduct, type Product } from '../support/product/product.ts';
import { seedOnce } from '../support/product/seed-once.ts';
import { emptyState, signedInState } from '../support/person/sign-in.ts';
import { askedRuns, small } from './asked-runs.ts';
import { median } from './figures.ts';
import { writeFigures } from './write-figures.ts';

type Screen = {
  readonly name: string;
  readonly path: string;
  readonly login: string;
  /** Nobody has seen this screen on this phone before. */
  readonly firstTime?: boolean;
};
const screens: readonly Screen[] = [
  { name: 'sign-in', path: '/login', login: '', firstTime: true },
  { name: 'home', path: '/', login: 'crew' },
  { name: 'jobs', path: '/jobs', login: 'crew' },
  { name: 'home, first time', path: '/', login: 'crew', firstTime: true },
  { name: 'jobs, first time', path: '/jobs', login: 'crew', firstTime: true },
];
const scores = { performance: 'performance', accessibility: 'accessibility', best: 'best-practices' };
const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
type Figures = Readonly<Record<keyof typeof scores | keyof typeof times, number>>;

/** Lighthouse's phone: how a screen looked belongs to a window of one width. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * A visit in a browser of its own. Lighthouse empties every cache and the offline worker before it begins; what a person
 * has on a phone (the session, what was read, how the screen looked) stays.
 */
async function visit(product: Product, { path, login, firstTime }: Screen): Promise<Figures> {
  const origin = product.origin('nordlicht');
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'callboard-page-'));
  const executablePath = browserPath();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    ...phone,
    args: [...browserOptions().args, `--remote-debugging-port=${port}`],
  });
  await moveClock(context);
  try {
    const state = login
      ? await signedInState(product.port, origin, 'nordlicht', login, 'en')
      : emptyState(origin, 'en');
    await context.addCookies(state.cookies);
    const page = context.pages()[0] ?? (await context.newPage());
    // An answer of the origin that runs nothing: a place to put down what a signed-in browser holds.
    await page.goto(`${origin}/readyz`);
    await page.evaluate((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, state.origins[0]?.localStorage ?? []);
    if (!firstTime) {
      await page.goto(origin + path);
      await page.waitForFunction((key) => localStorage.getItem(key), `lastLook:${path}`, {
        polling: 50,
        timeout: 60_000,
      });
    }
    const result = await lighthouse(origin + path, {
      port,
      logLevel: 'error',
      onlyCategories: Object.values(scores),
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse has no result.');
    }
    const { categories, audits } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score(scores.performance),
      FCP: value(times.FCP),
      LCP: value(times.LCP),
      TBT: value(times.TBT),
      CLS: value(times.CLS),
      accessibility: score(scores.accessibility),
      best: score(scores.best),
    };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

const runs = askedRuns(5);

console.log('Building …');
await release('shell', { onlyChanged: true });
for (const part of ['crew-ops', 'mailbox']) await release(part, { onlyChanged: true });
await seedOnce();
const product = await startProduct();
const rows: Record<string, Record<string, number>> = {};
try {
  for (const screen of small ? screens.slice(0, 2) : screens) {
    const seen: Figures[] = [];
    for (let run = 1; run <= runs; run += 1) {
      seen.push(await visit(product, screen));
      process.stdout.write(`\r${screen.name}: ${run} of ${runs}`);
    }
    process.stdout.write('\n');
    const names = Object.keys(seen[0] ?? {}) as (keyof Figures)[];
    rows[screen.name] = Object.fromEntries(
      names.map((name) => [
        name,
        Number(median(seen.map((each) => each[name])).toFixed(name === 'CLS' ? 3 : 0)),
      ]),
    );
  }
} finally {
  await product.stop();
}
console.log(`\nLighthouse, mobile profile: medians of ${runs} visits each, no code cached; times in ms`);
console.table(rows);
await writeFigures('page', { runs, rows });
