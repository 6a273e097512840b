import { actor } from '../../support/person/actor.ts';
import { keptOffline, readsAreWritten } from '../../support/phone/kept-offline.ts';
import { plantCrew, site } from '../../support/person/plant-crew.ts';
import { expect, test, type Page } from '../../support/story.ts';
import { askedRuns } from '../asked-runs.ts';
import { keepStoryFigures } from '../story-figures.ts';

test.use({
  login: 'crew',
  ownProduct: true,
  permissions: ['geolocation'],
  geolocation: { latitude: site.latitude, longitude: site.longitude, accuracy: 12 },
});

const promisedMs = 100;
const slower = 4;

/** From the tap until the frame that shows its result, by the page's own clock. */
async function tapUntilShown(page: Page, name: string, shown: string): Promise<number> {
  await page.evaluate((result) => {
    const noted = window as unknown as { __tap?: Promise<number> };
    noted.__tap = new Promise((resolve) => {
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

test('the tap on "Check in" until it is shown, on a slow phone', async ({ page, context, product }) => {
  const [planner, crew] = await Promise.all(['planner', 'crew'].map((login) => actor(product.port, login)));
  if (!planner || !crew) throw new Error('Somebody is missing.');
  const session = await context.newCDPSession(page);
  const taps = { online: [] as number[], offline: [] as number[] };
  for (const network of ['online', 'offline'] as const) {
    for (let run = 0; run < askedRuns(3); run += 1) {
      const name = `Tap ${run} ${network}`;
      const { crewId } = await plantCrew(planner, { name, from: 10, until: 300, members: [{ who: crew }] });
      await page.goto(`/crews/${crewId}/check-in`);
      const button = page.getByRole('main').getByRole('button', { name: 'Check in', exact: true });
      await expect(button).toBeVisible();
      await keptOffline(page);
      await expect.poll(() => readsAreWritten(page)).toContain(crewId);
      await context.setOffline(network === 'offline');
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
      taps[network].push(await tapUntilShown(page, 'Check in', 'Checked in'));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await context.setOffline(false);
    }
  }
  await keepStoryFigures('tap', {
    online: { ms: taps.online, atMost: promisedMs },
    offline: { ms: taps.offline, atMost: promisedMs },
  });
});
