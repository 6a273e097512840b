import { actor } from '../support/person/actor.ts';
import { heldClock } from '../support/phone/clock.ts';
import { keptOffline, readsAreKept } from '../support/phone/kept-offline.ts';
import { plantCrew, site } from '../support/person/plant-crew.ts';
import { broughtBy, homeCode } from '../support/home-code.ts';
import { openMenu } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';
import { kB, listen, sum } from '../support/wire.ts';

/** What the feature promises in figures. */
const promised = { jobs: 60_000 };
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
    ['with entry and words', '/version', (page: Page) => page.getByRole('heading', { level: 1 })],
    ['after home', '/', (page: Page) => page.getByRole('list', { name: /^Needs you/ })],
  ] as const)
    test(`opening the jobs brings little ${from}`, async ({ page }) => {
      const wire = listen(page);
      await page.goto(path);
      await expect(opened(page)).toBeAttached();
      if (path !== '/') await wire.quiet();
      const home = path === '/' ? await homeCode(page, wire) : [];
      await (await openMenu(page)).getByRole('link', { name: /^Jobs/ }).click();
      await expect(page.getByRole('main').locator('a[href^="/jobs/"]').first()).toBeVisible();
      await wire.quiet();
      const brought = broughtBy('crew-ops', home, await wire.pieces());
      const own = brought.filter(({ url }) => url.includes('/releases/crew-ops/'));
      const more = sum(path === '/' ? brought : own);
      expect(own.length).toBeGreaterThan(0);
      say('sizes', `jobs ${kB(more)} more ${from}`);
      expect(more, `opening the jobs ${from}`).toBeLessThanOrEqual(promised.jobs);
    });
});

test.describe('the tap on "Check in"', () => {
  test.use({
    serviceWorkers: 'allow',
    ownTenant: true,
    permissions: ['geolocation'],
    geolocation: { latitude: site.latitude, longitude: site.longitude, accuracy: 12 },
  });
  for (const network of ['online', 'offline'] as const) {
    test(`shows its result, ${network}`, async ({ page, context, product }) => {
      const [planner, crew] = await Promise.all(
        ['planner', 'crew'].map((login) => actor(product.port, login)),
      );
      if (!planner || !crew) throw new Error('Somebody is missing.');
      const members = [{ who: crew }];
      const { crewId } = await plantCrew(planner, { name: `Tap ${network}`, from: 10, until: 300, members });
      await heldClock(page);
      await page.goto(`/crews/${crewId}/check-in`);
      const button = page.getByRole('main').getByRole('button', { name: 'Check in', exact: true });
      await expect(button).toBeVisible();
      await keptOffline(page);
      await readsAreKept(page);
      await context.setOffline(network === 'offline');
      await button.click();
      await expect(page.getByRole('main')).toContainText('Checked in');
    });
  }
});
