import { actor, type Actor } from '../support/person/actor.ts';
import { heldClock } from '../support/phone/clock.ts';
import { faultProxy } from '../support/product/fault-proxy.ts';
import { plantCrew, site } from '../support/person/plant-crew.ts';
import { startProduct } from '../support/product/product.ts';
import { signedInState } from '../support/person/sign-in.ts';
import { expect, test, type Page } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

test.use({ ownTenant: true });

const position = { latitude: site.latitude, longitude: site.longitude, accuracyM: 12 };
/** Waits from before the page is opened, so for longer than for one step. */
const listens = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/v1/live'), { timeout: patience(30_000) });
const list = (page: Page) => page.getByRole('list', { name: 'The crew, one row a person' });
const cameIn = (page: Page, name: string) =>
  list(page).getByRole('button', { name: new RegExp(`^${name}.* Checked in \\d\\d:\\d\\d`) });

/** The chief's list, open and listening. */
async function openList(page: Page, crewId: string) {
  const live = listens(page);
  await page.goto(`/crews/${crewId}/crew-chief-job`);
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  await live;
}
async function crewOfThree(port: number, name: string) {
  const logins = ['planner', 'chief', 'crew', 'everything'];
  const [planner, chief, crew, other] = (await Promise.all(logins.map((login) => actor(port, login)))) as [
    Actor,
    Actor,
    Actor,
    Actor,
  ];
  const members = [{ who: chief, chief: true }, { who: crew }, { who: other }];
  const { crewId, items } = await plantCrew(planner, { name, from: -20, until: 240, members });
  return { crew, other, crewId, items };
}

test.describe('two phones', () => {
  test.use({
    login: 'crew',
    permissions: ['geolocation'],
    geolocation: { latitude: site.latitude, longitude: site.longitude, accuracy: 12 },
  });

  test('who checks in on one stands in the chief’s list on the other', async ({ page, product, device }) => {
    const work = await crewOfThree(product.port, 'Tower at the south gate');
    const chiefs = await (await device({ login: 'chief' })).newPage();
    await openList(chiefs, work.crewId);
    await page.goto(`/crews/${work.crewId}/check-in`);
    const checkIn = page
      .getByRole('main')
      .getByRole('button', { name: /^Check in/ })
      .first();
    await expect(checkIn).toBeEnabled();
    await expect(cameIn(chiefs, 'Ada Kern')).toHaveCount(0);
    await checkIn.click();
    await expect(cameIn(chiefs, 'Ada Kern')).toBeVisible({ timeout: patience(10_000) });
  });

  test('the bar counts a request when it comes, and the answer at once, while the row waits for Undo', async ({
    page,
    product,
  }) => {
    const [planner, who] = (await Promise.all(
      ['planner', 'crew'].map((login) => actor(product.port, login)),
    )) as [Actor, Actor];
    const clock = await heldClock(page);
    const live = listens(page);
    await page.goto('/jobs?tab=toConfirm&q=Night+shift');
    await live;
    const waiting = async () => {
      const name = await page
        .getByRole('navigation', { name: 'Shortcuts' })
        .getByRole('link', { name: /^Jobs/ })
        .textContent();
      return Number(/(\d+) waiting/.exec(name ?? '')?.[1] ?? 0);
    };
    await expect.poll(waiting).toBeGreaterThan(0);
    const before = await waiting();
    const asked = { name: 'Night shift at the ring', from: 60 * 24 * 40, until: 60 * 24 * 40 + 240 };
    await plantCrew(planner, { ...asked, members: [{ who, as: 'request' }] });
    await expect.poll(waiting).toBe(before + 1);
    const row = page.getByRole('listitem').filter({ hasText: 'Night shift at the ring' });
    await row.getByRole('button', { name: /^Confirm job: / }).click();
    await expect.poll(waiting).toBe(before);
    await expect(row.getByRole('button', { name: /Undo/ })).toBeVisible();
    await clock.fastForward(8_000);
    await expect(row).toHaveCount(0);
  });
});

test('a cut line comes back, and what happened meanwhile is there', async ({ browser, product }) => {
  const work = await crewOfThree(product.port, 'Stage of the west stand');
  const way = await faultProxy(product.port);
  const origin = way.origin('nordlicht');
  const storageState = await signedInState(product.port, origin, 'nordlicht', 'chief', 'en');
  const context = await browser.newContext({ baseURL: origin, storageState, locale: 'en-GB' });
  const page = await context.newPage();
  const clock = await heldClock(page);
  await openList(page, work.crewId);
  // From before the cut: the line may be found dead at once.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/v1/live'));
  await way.down();
  await work.crew.post(`/projectCrewItems/${work.items[1]}/checkIn`, { position });
  // Time passes, and nothing is heard.
  await clock.runFor(2_500);
  await failed;
  await expect(cameIn(page, 'Ada Kern')).toHaveCount(0);
  await way.up();
  // Longer than any pause after so few failures.
  await clock.fastForward(10_000);
  await expect(cameIn(page, 'Ada Kern')).toBeVisible({ timeout: patience(15_000) });
  // It went on from the last message: not everything was asked for again.
  const since = way.seen.slice(way.seen.findLastIndex((line) => line === 'GET /api/v1/live'));
  expect(since.filter((line) => /tenant\/settings/.test(line))).toEqual([]);
  await work.other.post(`/projectCrewItems/${work.items[2]}/checkIn`, { position });
  await expect(list(page).getByRole('button', { name: /Checked in \d\d:\d\d/ })).toHaveCount(2);
  await context.close();
  await way.stop();
});

test('a server that starts anew is found again, and everything shown is read again', async ({ browser }) => {
  test.slow();
  const first = await startProduct();
  const work = await crewOfThree(first.port, 'Grid of the old hall');
  const origin = first.origin('nordlicht');
  const storageState = await signedInState(first.port, origin, 'nordlicht', 'chief', 'en');
  const context = await browser.newContext({ baseURL: origin, storageState, locale: 'en-GB' });
  const page = await context.newPage();
  await openList(page, work.crewId);
  await work.crew.post(`/projectCrewItems/${work.items[1]}/checkIn`, { position });
  await expect(cameIn(page, 'Ada Kern')).toBeVisible();
  await first.kill();
  const again = await startProduct({ data: first.data, port: first.port });
  const live = listens(page);
  await work.other.post(`/projectCrewItems/${work.items[2]}/checkIn`, { position });
  await live;
  await expect(list(page).getByRole('button', { name: /Checked in \d\d:\d\d/ })).toHaveCount(2);
  await context.close();
  await again.stop();
});
