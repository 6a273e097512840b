import type { Browser } from 'playwright';
import { moveClock } from '../support/phone/clock.ts';
import type { Product } from '../support/product/product.ts';
import { signedInState } from '../support/person/sign-in.ts';
import { code, listen, sum } from '../support/wire.ts';
import { small } from './asked-runs.ts';

export type Run = { readonly ms: number; readonly codeBytes: number; readonly allBytes: number };
export type Screen = { readonly name: string; readonly path: string; readonly usable: string };

/** Usable: what a person came for is on the screen and can be tapped. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/', usable: 'main a[href^="/mailbox"]' },
  { name: 'mailbox', path: '/mailbox', usable: 'main a[href^="/email-messages/"]' },
];

/** A phone of some years ago on a slow 4G link, as the browser's own tools set it. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const cpu = small ? 1 : 4;

/** One visit with nothing cached. */
export async function visit(browser: Browser, product: Product, screen: Screen): Promise<Run> {
  const origin = product.origin('nordlicht');
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    // What the offline worker fetches for later is not part of what is measured.
    serviceWorkers: 'block',
    storageState: await signedInState(product.port, origin, 'nordlicht', 'office', 'en'),
  });
  await moveClock(context);
  try {
    await context.addInitScript((selector) => {
      const look = () => {
        if (!document.querySelector(selector)) return false;
        requestAnimationFrame(() => performance.mark('usable'));
        return true;
      };
      const observer = new MutationObserver(() => {
        if (look()) observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
    }, screen.usable);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const wire = listen(page);
    await page.goto(screen.path, { waitUntil: 'commit' });
    await page
      .waitForFunction(() => performance.getEntriesByName('usable').length > 0, null, {
        polling: 50,
        timeout: 60_000,
      })
      .catch(async (error: unknown) => {
        const shown = await page.locator('body').innerText();
        throw new Error(`The ${screen.name} is not usable after a minute. It shows: ${shown}`, {
          cause: error,
        });
      });
    const ms = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? 0);
    const pieces = (await wire.pieces()).filter(({ url }) => url.startsWith(origin));
    return { ms, codeBytes: sum(code(pieces)), allBytes: sum(pieces) };
  } finally {
    await context.close();
  }
}
