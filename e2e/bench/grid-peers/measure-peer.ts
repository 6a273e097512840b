import type { Browser } from 'playwright';
import { scrollFrames } from './scroll-frames.ts';

export type GridFacts = {
  readonly firstRows: number;
  readonly worstFrame: number;
  readonly nodes: number;
  /** What a screen reader hears of a filled cell. */
  readonly reads: string;
  /** How large what a finger hits is. */
  readonly target: string;
};

/** The grid fills it. */
const place = '#place > *';

type Peer = {
  readonly name: 'ag-grid' | 'glide';
  readonly files: ReadonlyMap<string, { type: string; body: string }>;
};
type Visit = {
  readonly address: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly token: string;
  readonly days: readonly string[];
  readonly cpu: number;
};

/** The grid as a screen reader and a finger find it. */
export const describeGrid = (): { reads: string; target: string } => {
  const cells = [...document.querySelectorAll<HTMLElement>('[role=gridcell]')];
  const filled = cells.find((cell) => /^\p{L}/u.test(cell.textContent ?? '') && cell.clientWidth < 120);
  const shown = filled ?? cells.find((cell) => (cell.textContent ?? '').length === 1) ?? cells[0];
  const { width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {};
  const role = document.querySelector('[role=grid], [role=treegrid]')?.getAttribute('role') ?? 'none';
  return {
    reads: `${role}: ${shown?.getAttribute('aria-label') ?? shown?.textContent ?? 'nothing'}`,
    target: width === 0 ? 'none' : `${Math.round(width)} × ${Math.round(height)}`,
  };
};

/** One visit of a peer on the product's own origin, with the product's own data. */
export async function measurePeer(browser: Browser, peer: Peer, visit: Visit): Promise<GridFacts> {
  const context = await browser.newContext({
    baseURL: visit.address,
    viewport: visit.size,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.route('**/grid-peers/**', (route) => {
      const file = peer.files.get(new URL(route.request().url()).pathname);
      return file ? route.fulfill({ contentType: file.type, body: file.body }) : route.abort();
    });
    await page.goto('/grid-peers/');
    const code = await page.evaluate(
      (file) => (globalThis as unknown as { keepPeer: (file: string) => Promise<string> }).keepPeer(file),
      `/grid-peers/${peer.name}.js`,
    );
    await page.waitForTimeout(1_000);
    await session.send('Emulation.setCPUThrottlingRate', { rate: visit.cpu });
    const firstRows = await page.evaluate(
      (wanted) =>
        (globalThis as unknown as { openPeer: (wanted: object) => Promise<number> }).openPeer(wanted),
      { code, token: visit.token, days: visit.days },
    );
    await page.waitForTimeout(1_500);
    const facts = await page.evaluate(describeGrid);
    const down = await scrollFrames(page, session, place, { y: -6_000 });
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const aside = await scrollFrames(page, session, place, { x: -900 });
    return { firstRows, worstFrame: Math.max(...down, ...aside), nodes, ...facts };
  } finally {
    await context.close();
  }
}
