/**
 * `pnpm bench grid`: the planner's grid with 2,000 people and a month, on a phone four times slower than this machine,
 * beside two grids that others point to, each as a bare page with nothing else on it.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { browserPath } from '../support/phone/browser.ts';
import { enterAddress } from '../support/enter-address.ts';
import { releases, root } from '../support/run/paths.ts';
import { password } from '../support/person/sign-in.ts';
import { askedRuns, small } from './asked-runs.ts';
import { median } from './figures.ts';
import { buildPeers } from './grid-peers/build.ts';
import { describeGrid, measurePeer } from './grid-peers/measure-peer.ts';
import type { GridFacts } from './grid-peers/measure-peer.ts';
import { scrollFrames } from './grid-peers/scroll-frames.ts';
import { writeFigures } from './write-figures.ts';

const cpu = small ? 1 : 4;
const runs = askedRuns(3);
const bounds = { firstRows: 1_500, frame: 50, filter: 200, nodes: 4_000 };
const month = '/planner-crew?days=31&everybody=true';

async function largeServer() {
  const program = join(root, 'deploy/server/src/tools/bench/large-server.ts');
  const child = fork(program, small ? ['--small'] : [], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, CALLBOARD_RELEASES: releases },
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      const found = /ready (\S+)/.exec(text.toString())?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error('The server ended')));
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { address, stop: () => (child.kill('SIGTERM'), ended) };
}

const longestMs = 60_000;
/** Goes there as a link of the app does, and waits for something to be painted. */
async function goTo(page: Page, address: string, until: string): Promise<number> {
  const begun = await page.evaluate(enterAddress, address);
  return page.evaluate(
    ([from, shown, longest]) =>
      new Promise<number>((resolve, reject) => {
        const look = () => {
          const took = performance.now() - from;
          if (document.querySelector(shown)) requestAnimationFrame(() => resolve(performance.now() - from));
          else if (took > longest) reject(new Error(`${shown} did not come within ${longest} ms`));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [begun, until, longestMs] as const,
  );
}

/** All that kept the page from answering at once, in milliseconds; it begins to count anew. */
const longTasks = (page: Page) =>
  page.evaluate(() => {
    const counted = window as unknown as { longTasks?: number };
    if (counted.longTasks === undefined)
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) counted.longTasks = (counted.longTasks ?? 0) + duration;
      }).observe({ type: 'longtask' });
    const found = counted.longTasks ?? 0;
    counted.longTasks = 0;
    return Math.round(found);
  });

async function measure(page: Page, session: CDPSession) {
  await page.goto('/');
  await page.waitForTimeout(4_000);
  await longTasks(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const firstRows = await goTo(page, month, '[role=grid] [role=gridcell]');
  await page.waitForTimeout(1_500);
  const facts = await page.evaluate(describeGrid);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const down = await scrollFrames(page, session, '[role=grid]', { y: -6_000 });
  const mostNodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const aside = await scrollFrames(page, session, '[role=grid]', { x: -900 });
  const long = await longTasks(page);
  const region = await page.evaluate(() => {
    const grid = document.querySelector('[role=grid]');
    return grid?.getAttribute('aria-rowcount') ?? '';
  });
  const filter = await goTo(page, `${month}&q=an`, `[role=grid]:not([aria-rowcount="${region}"])`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const worstFrame = Math.max(...down, ...aside);
  return { firstRows, nodes: Math.max(nodes, mostNodes), worstFrame, filter, long, ...facts };
}

/** Of several visits: the usual first rows, and the worst of everything else. */
const summed = (visits: readonly GridFacts[]) => ({
  'first rows ms': Math.round(median(visits.map(({ firstRows }) => firstRows))),
  'worst frame ms': Math.round(Math.max(...visits.map(({ worstFrame }) => worstFrame))),
  nodes: Math.max(...visits.map(({ nodes }) => nodes)),
  'a cell reads': visits[0]?.reads ?? '',
  target: visits[0]?.target ?? '',
});

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) =>
    new Date(Date.parse(first) + n * 86_400_000).toISOString().slice(0, 10),
  );

const server = await largeServer();
const browser = await chromium.launch({ executablePath: browserPath() });
const files = await buildPeers();
const faults: string[] = [];
const rows: Record<string, Record<string, ReturnType<typeof summed>>> = {};
const holds = (what: string, found: number, bound: number) => {
  if (!small && found > bound) faults.push(`${what}: ${Math.round(found)}, owed ${bound}`);
};
try {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    const context = await browser.newContext({ baseURL: server.address, viewport: size, hasTouch: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto('/login');
    await page.locator('[name=login]').fill('planner');
    await page.locator('[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    const ours: GridFacts[] = [];
    for (let run = 0; run < runs; run += 1) {
      const found = await measure(page, session);
      ours.push(found);
      console.log(
        `${size.width} px · first rows ${Math.round(found.firstRows)} ms · longest frame ` +
          `${Math.round(found.worstFrame)} ms · filter ${Math.round(found.filter)} ms · ${found.nodes} nodes · ` +
          `long tasks ${found.long} ms`,
      );
      holds(`${size.width} px, first rows`, found.firstRows, bounds.firstRows);
      holds(`${size.width} px, a frame`, found.worstFrame, bounds.frame);
      holds(`${size.width} px, a filter`, found.filter, bounds.filter);
      holds(`${size.width} px, nodes`, found.nodes, bounds.nodes);
    }
    const { token, days } = await page.evaluate(() => ({
      token: localStorage.getItem('token') ?? '',
      days: performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /plannerGrid\?.*from=([\d-]+).*to=([\d-]+)/.exec(name)?.slice(1) ?? []),
    }));
    await context.close();
    const visit = { address: server.address, size, token, days: daysFrom(days[0] ?? '', 31), cpu };
    const peers: Record<string, ReturnType<typeof summed>> = {};
    for (const name of ['ag-grid', 'glide'] as const) {
      const visits: GridFacts[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await measurePeer(browser, { name, files }, visit));
      peers[name] = summed(visits);
    }
    const table = { 'planner grid': summed(ours), ...peers };
    console.table(table);
    rows[`${size.width} px`] = table;
    const fastest = Math.min(...Object.values(peers).map((peer) => peer['first rows ms']));
    holds(`${size.width} px, first rows beside the faster peer`, summed(ours)['first rows ms'], fastest);
  }
} finally {
  await browser.close();
  await server.stop();
}
await writeFigures('grid', { runs, rows });
if (!small) console.log(faults.length === 0 ? 'Within all bounds.' : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);
