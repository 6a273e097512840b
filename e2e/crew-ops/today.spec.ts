import { actor } from '../support/person/actor.ts';
import { minutesLeftToday, plantCrew } from '../support/person/plant-crew.ts';
import { heading, homeAtRest, homeIsOpen, openMenu } from '../support/screens.ts';
import { signInByHand } from '../support/person/sign-in.ts';
import { expect, test, type Page } from '../support/story.ts';
import { kB } from '../support/wire.ts';
import { patience } from '../support/run/patience.ts';

// Its projects would change what other stories read.
test.use({ serviceWorkers: 'allow', ownTenant: true });

const onPhone = (page: Page) => page.getByText('Today is on your phone');
const rows = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link');

/** What today may cost: home, two lists, today and the next day with a job. */
const most = { requests: 5, bytes: 150_000 };

type Usage = { requests: number; bytes: number };
const usageOf = (page: Page) =>
  page.evaluate(
    () => (performance.getEntriesByName('callboard-kept-today')[0] as PerformanceMark).detail as Usage,
  );

test('who leaves the network once home says that today is on the phone works on', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(patience(120_000));
  const [planner, crew] = await Promise.all(['planner', 'crew'].map((login) => actor(product.port, login)));
  if (!planner || !crew) throw new Error('Somebody is missing.');
  const members = [{ who: crew }];
  const until = Math.min(300, minutesLeftToday() - 1);
  const now = await plantCrew(planner, { name: 'Truss for the stage', from: -15, until, members });
  await plantCrew(planner, { name: 'Cases to the dock', from: 3 * 1_440, until: 3 * 1_440 + 300, members });
  const read: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const path = pathname.replace('/api/v1', '');
    if (path.startsWith('/jobs') || path === '/payrolls') read.push(`${path}${search}`);
  });

  await page.goto('/login');
  await signInByHand(page, 'crew');
  await homeIsOpen(page);
  await expect(onPhone(page)).toBeVisible({ timeout: patience(30_000) });
  // Lists, today and the next day with a job, before anything else of the days ahead.
  const order = read.filter((path) => /upcoming|ofDay|payrolls/.test(path)).map((path) => path.split('?')[0]);
  expect(order.slice(0, 3)).toEqual(['/jobs', '/jobs/ofDay', '/jobs/ofDay']);
  const { requests, bytes } = await usageOf(page);
  const figures = `today: ${requests} requests, ${kB(bytes)} of text`;
  console.log(`   ${figures}`);
  test.info().annotations.push({ type: 'sizes', description: figures });
  expect(requests).toBeLessThanOrEqual(most.requests);
  expect(bytes).toBeLessThanOrEqual(most.bytes);

  // Remembered with the screen it would be said on the next visit before it is true.
  await homeAtRest(page);
  expect(await page.evaluate(() => localStorage.getItem('lastLook:/'))).not.toContain('on your phone');

  // What was planted a moment before is heard of now, and read again.
  await expect(onPhone(page)).toBeVisible({ timeout: patience(30_000) });
  await context.setOffline(true);
  await expect(onPhone(page)).toBeVisible();
  await (await openMenu(page)).getByRole('link', { name: /^Jobs/ }).click();
  await expect(rows(page).filter({ hasText: 'Truss for the stage' }).first()).toBeVisible();
  await rows(page).filter({ hasText: 'Cases to the dock' }).first().click();
  await expect(page.getByRole('main').getByText('Cases to the dock').first()).toBeVisible();

  // The same on a phone that had closed the app meanwhile.
  await page.goto(`/jobs/${now.items[0]}`);
  await expect(page.getByText('Truss for the stage').first()).toBeVisible();
  await page.goto(`/crews/${now.crewId}`);
  await expect(heading(page, 'Truss for the stage')).toBeVisible();
  await page.goto(`/crews/${now.crewId}/check-in`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
  // Nobody has read today on this visit.
  await page.goto('/');
  await homeIsOpen(page);
  await expect(onPhone(page)).toHaveCount(0);
});

test.describe('a planner', () => {
  test.use({ login: 'planner' });

  test('has no day’s work to be told of', async ({ page }) => {
    await page.goto('/');
    await homeIsOpen(page);
    const rounds = () => page.evaluate(() => performance.getEntriesByName('callboard-kept-ahead').length);
    await expect.poll(rounds, { timeout: patience(60_000) }).toBe(1);
    await expect(page.getByText(/is on your phone/)).toHaveCount(0);
  });
});
