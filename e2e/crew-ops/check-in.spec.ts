import type { AnswerOf, crewChecks } from '@callboard/contract';
import { actor, type Actor } from '../support/person/actor.ts';
import { heldClock } from '../support/phone/clock.ts';
import { keptOffline, readsAreKept } from '../support/phone/kept-offline.ts';
import { expect, test as base, type Page } from '../support/line-story.ts';
import { plantCrew, site } from '../support/person/plant-crew.ts';
import { patience } from '../support/run/patience.ts';

type Check = AnswerOf<typeof crewChecks.crewCheck>;
type Work = { readonly who: Actor; readonly crewId: string; readonly check: () => Promise<Check> };

/** A phone at the site, on a line that can break, of somebody whose work has begun. */
const test = base.extend<{ work: Work }>({
  work: async ({ product, login }, give) => {
    const [who, planner] = await Promise.all([
      actor(product.port, login ?? ''),
      actor(product.port, 'planner'),
    ]);
    const { crewId, items } = await plantCrew(planner, {
      name: 'Truss at the north gate',
      from: -45,
      until: 480,
      members: [{ who }],
    });
    const item = items[0] ?? '';
    await give({ who, crewId, check: () => who.get<Check>(`/crewChecks/${item}`) });
  },
});
test.use({
  serviceWorkers: 'allow',
  login: 'crew',
  ownTenant: true,
  permissions: ['geolocation'],
  geolocation: { latitude: site.latitude, longitude: site.longitude, accuracy: 12 },
});

const now = (page: Page) => page.getByRole('main');
const checkIn = (page: Page) => now(page).getByRole('button', { name: 'Check in', exact: true });
const checkedIn = (page: Page) => now(page).getByRole('button', { name: /^Checked in \d\d:\d\d/ });
const kinds = ({ events }: Check) => events.filter(({ undoneAt }) => !undoneAt).map(({ kind }) => kind);

test('one tap on home checks in, once, though it was tapped twice and the first answer was lost @firefox', async ({
  page,
  way,
  work,
}) => {
  await page.goto('/');
  await expect(now(page).getByText('Truss at the north gate').first()).toBeVisible();
  way.break({ match: /\/checkIn$/, method: 'POST', fault: { kind: 'commit-then-drop' }, times: 1 });
  await checkIn(page).dblclick();
  await expect(checkedIn(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => way.seen.filter((line) => /^POST .*\/checkIn$/.test(line)).length, {
      timeout: patience(15_000),
    })
    .toBeGreaterThan(1);
  await expect.poll(async () => kinds(await work.check())).toEqual(['in']);
  const { events, state, marks } = await work.check();
  expect(state).toBe('in');
  expect(marks).toEqual([]);
  expect(events[0]).toMatchObject({ source: 'self', inside: true });
  await page.reload();
  await expect(checkedIn(page)).toBeVisible();
});

test.describe('without a network', () => {
  test('check-in, break and check-out stay over a reload and arrive once, in order @firefox', async ({
    page,
    context,
    work,
  }) => {
    // A minute has to pass on the phone, after which a check-in cannot be taken back and work goes on.
    const clock = await heldClock(page);
    await page.goto('/');
    await expect(checkIn(page)).toBeVisible();
    await keptOffline(page);
    await readsAreKept(page);
    await context.setOffline(true);

    await checkIn(page).click();
    await expect(checkedIn(page)).toBeVisible();
    await expect(page.getByText('1 waiting on this phone')).toBeVisible();
    await page.reload();
    await expect(checkedIn(page)).toBeVisible();
    await clock.fastForward(65_000);
    // A double tap is one tap, whatever has come under the finger meanwhile.
    await now(page).getByRole('button', { name: 'Start break' }).dblclick();
    await clock.fastForward(700);
    await now(page).getByRole('button', { name: 'End break' }).dblclick();
    await clock.fastForward(700);
    await now(page).getByRole('button', { name: 'Check out', exact: true }).click();
    const why = page.getByRole('dialog', { name: /^Planned until/ });
    await why.getByRole('button', { name: 'The work is done' }).click();
    await expect(now(page).getByRole('button', { name: /^Checked out \d\d:\d\d/ })).toBeVisible();
    await expect(page.getByText('4 waiting on this phone')).toBeVisible();
    expect(kinds(await work.check())).toEqual([]);

    await context.setOffline(false);
    await expect(page.getByText(/waiting on this phone/)).toHaveCount(0, { timeout: patience(20_000) });
    const check = await work.check();
    expect(kinds(check)).toEqual(['in', 'out']);
    expect(check.breaks).toHaveLength(1);
    expect(check.breaks[0]?.until).not.toBeNull();
    expect(check.marks).toContain('offline');
    expect(check.events.map(({ source }) => source)).toEqual(['offline', 'offline']);
  });
});
