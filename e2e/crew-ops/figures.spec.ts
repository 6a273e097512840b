import { actor } from '../support/actor.ts';
import { keptOffline, readsAreKept } from '../support/kept-offline.ts';
import { plantCrew, site } from '../support/plant-crew.ts';
import { homeCode } from '../support/home-code.ts';
import { openMenu } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';
import { code, kB, listen, sum } from '../support/wire.ts';

/** What the feature promises in figures. */
const promised = { jobs: 60_000, tapMs: 100, slower: 4 };
/**
 * The tap is held to its promise by `CALLBOARD_FIGURES=1`, on a machine that does nothing else. Beside other
 * stories it only must not become another thing altogether.
 */
const tapLimitMs = process.env.CALLBOARD_FIGURES ? promised.tapMs : 1_000;

test.use({ login: 'crew' });

function say(type: string, figures: string) {
  console.log(`   ${figures}`);
  test.info().annotations.push({ type, description: figures });
}

test.describe('weight', () => {
  // What the worker puts aside for later is not what the screen waits for.
  test.use({ serviceWorkers: 'block' });

  // Each on a phone that has nothing of it yet: what was fetched once is not fetched again.
  for (const [from, path, opened] of [
    ['with entry and words', '/help', (page: Page) => page.getByRole('heading', { level: 1 })],
    ['after home', '/', (page: Page) => page.getByRole('list', { name: /^Needs you/ })],
  ] as const)
    test(`opening the jobs brings little ${from}`, async ({ page }) => {
      const wire = listen(page);
      await page.goto(path);
      await expect(opened(page)).toBeAttached();
      if (path !== '/') await wire.quiet();
      const before = sum(path === '/' ? await homeCode(page, wire) : code(await wire.pieces()));
      await (await openMenu(page)).getByRole('link', { name: /^Jobs/ }).click();
      await expect(page.getByRole('main').locator('a[href^="/jobs/"]').first()).toBeVisible();
      await wire.quiet();
      const pieces = code(await wire.pieces());
      const own = sum(pieces.filter(({ url }) => url.includes('/releases/crew-ops/')));
      const more = path === '/' ? sum(pieces) - before : own;
      say('sizes', `jobs ${kB(more)} more ${from}`);
      expect(more, `opening the jobs ${from}`).toBeLessThanOrEqual(promised.jobs);
    });
});

/** From the tap until the frame that shows its result, by the page's own clock. */
async function tapUntilShown(page: Page, name: string, shown: string): Promise<number> {
  await page.evaluate((result) => {
    const told = window as unknown as { __tap?: Promise<number> };
    told.__tap = new Promise((resolve) => {
      let tapped = 0;
      document.addEventListener('click', (event) => (tapped = event.timeStamp), {
        capture: true,
        once: true,
      });
      new MutationObserver((_, observer) => {
        if (!tapped || !document.querySelector('main')?.innerText.includes(result)) return;
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - tapped)));
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, shown);
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  return page.evaluate(() => (window as unknown as { __tap: Promise<number> }).__tap);
}

test.describe('the tap on "Check in"', () => {
  test.use({
    ownProduct: true,
    permissions: ['geolocation'],
    geolocation: { latitude: site.latitude, longitude: site.longitude, accuracy: 12 },
  });
  for (const network of ['online', 'offline'] as const) {
    test(`shows its result at once, ${network}, on a slow phone`, async ({ page, context, product }) => {
      const [planner, crew] = await Promise.all(
        ['planner', 'crew'].map((login) => actor(product.port, login)),
      );
      if (!planner || !crew) throw new Error('Somebody is missing.');
      const session = await context.newCDPSession(page);
      const taps: number[] = [];
      // Others use the machine too: the quickest of three is what the product itself takes.
      while (taps.length < 3 && !taps.some((ms) => ms <= tapLimitMs)) {
        const { crewId } = await plantCrew(planner, {
          name: `Tap ${taps.length} ${network}`,
          from: 10,
          until: 300,
          members: [{ who: crew }],
        });
        await page.goto(`/crews/${crewId}/check-in`);
        const button = page.getByRole('main').getByRole('button', { name: 'Check in', exact: true });
        await expect(button).toBeVisible();
        await keptOffline(page);
        await readsAreKept(page);
        await context.setOffline(network === 'offline');
        await session.send('Emulation.setCPUThrottlingRate', { rate: promised.slower });
        taps.push(await tapUntilShown(page, 'Check in', 'Checked in'));
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        await context.setOffline(false);
      }
      const figures = taps.map((ms) => `${ms.toFixed(0)} ms`).join(', ');
      say('tap', `check-in shown after ${figures} ${network}, ${promised.slower}× slower processor`);
      expect(Math.min(...taps)).toBeLessThanOrEqual(tapLimitMs);
    });
  }
});
