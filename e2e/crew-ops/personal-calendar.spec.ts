import type { AnswerOf, blockDates, vacations } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { heldClock } from '../support/phone/clock.ts';
import { keptOffline, readsAreKept } from '../support/phone/kept-offline.ts';
import { clockAtSite, plantCrew } from '../support/person/plant-crew.ts';
import { expect, test, type Page } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

type Blocks = AnswerOf<typeof blockDates.blockDates>;
type Requests = AnswerOf<typeof vacations.vacationRequests>;

test.use({ login: 'crew', ownTenant: true, serviceWorkers: 'allow' });
/** A Wednesday in a while on which nothing is planned yet. */
const soon = new Date(clockAtSite(100 * 1_440).day);
const day = clockAtSite((100 + ((10 - soon.getUTCDay()) % 7)) * 1_440).day;
const month = day.slice(0, 7);
/** "24 Feb" */
const asWritten = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** Has just begun, so home offers to check in at whatever hour the story is told. */
const work = 'Curtain of the north hall';

/** What the cards of the start page show, and what can be done in them. */
async function cardsAreThere(page: Page) {
  const main = page.getByRole('main');
  for (const name of [/^Needs you · \d+$/, 'Coming up', 'Information ready'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByText(work).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Check in', exact: true })).toBeEnabled();
}

async function openDay(page: Page) {
  await page.goto(`/personal-calendar?view=month&month=${month}`);
  await page.locator(`[data-day="${day}"]`).click();
  return page.getByRole('dialog');
}

test('a day is blocked without a network, once, and is free again', async ({ page, context, product }) => {
  const [planner, crew] = await Promise.all([actor(product.port, 'planner'), actor(product.port, 'crew')]);
  await plantCrew(planner, { name: work, from: -15, until: 240, members: [{ who: crew }] });
  const reason = 'My sister marries';
  const blocks = async () =>
    (await crew.get<Blocks>('/blockDates?limit=100&page=1')).items.filter((one) => one.reason === reason);
  await heldClock(page);
  await page.goto('/');
  await cardsAreThere(page);
  await readsAreKept(page);
  await openDay(page);
  await keptOffline(page);
  await readsAreKept(page);
  await context.setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Block this day' }).click();
  const sheet = page.getByRole('dialog', { name: 'Block dates' });
  await sheet.getByLabel('Reason').fill(reason);
  await sheet.getByRole('button', { name: 'Block these days' }).dblclick();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('1 waiting on this phone')).toBeVisible();
  await page.goto('/personal-calendar');
  await expect(page.getByText('1 waiting on this phone')).toBeVisible();
  const row = page
    .getByRole('list', { name: 'Blocked dates' })
    .getByRole('listitem')
    .filter({ hasText: reason });
  await expect(row).toBeVisible();
  expect(await blocks()).toHaveLength(0);
  await page.goto('/');
  await cardsAreThere(page);
  await expect(page.getByText('You’re offline. Connect to answer.').first()).toBeVisible();
  await page.goto('/personal-calendar');
  await expect(page.getByText('1 waiting on this phone')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/waiting on this phone/)).toHaveCount(0, { timeout: patience(20_000) });
  await expect.poll(blocks).toMatchObject([{ from: day, to: day }]);
  await row.getByRole('button', { name: /^Delete blocked date/ }).click();
  await page
    .getByRole('alertdialog', { name: /^Delete blocked date/ })
    .getByRole('button', { name: 'Delete blocked date' })
    .click();
  await expect.poll(async () => (await blocks()).length).toBe(0);
  await expect(row).toHaveCount(0);
});

test('days are blocked from the first tap to the last', async ({ page, product }) => {
  const crew = await actor(product.port, 'crew');
  const reason = 'Moving house';
  // In the same month, so that no other one has to be turned to.
  const twoDays = (Number(day.slice(-2)) > 26 ? -2 : 2) * 86_400_000;
  const [from = '', to = ''] = [day, new Date(Date.parse(day) + twoDays).toISOString().slice(0, 10)].sort();
  const spoken = (date: string) => new RegExp(`\\b${Number(date.slice(-2))} \\w+ ${date.slice(0, 4)}`);
  await (await openDay(page)).getByRole('button', { name: 'Block this day' }).click();
  const sheet = page.getByRole('dialog', { name: 'Block dates' });
  await sheet.getByRole('button', { name: /^Days: / }).click();
  const days = page.getByRole('dialog', { name: 'Days' });
  for (const tapped of [from, to]) await days.getByRole('button', { name: spoken(tapped) }).click();
  await expect(days.getByText('3 days')).toBeVisible();
  await days.getByRole('button', { name: 'Use these dates' }).click();
  await sheet.getByLabel('Reason').fill(reason);
  await sheet.getByRole('button', { name: 'Block these days' }).click();
  const blocks = async () =>
    (await crew.get<Blocks>('/blockDates?limit=100&page=1')).items.filter((one) => one.reason === reason);
  await expect.poll(blocks).toMatchObject([{ from, to }]);
});

test('a vacation is counted before it is asked for, and withdrawn', async ({ page, product }) => {
  const crew = await actor(product.port, 'crew');
  const open = async () =>
    (await crew.get<Requests>('/vacationRequests?status=requested&limit=100&page=1')).items.filter(
      ({ from }) => from === day,
    );
  await (await openDay(page)).getByRole('button', { name: 'Vacation from here' }).click();
  const sheet = page.getByRole('dialog', { name: 'Request vacation' });
  await expect(sheet.getByRole('status')).toContainText(/= [\d,.]+ days?/);
  await expect(sheet.getByRole('status')).toContainText(/Left after this/);
  await sheet.getByRole('button', { name: 'Send request' }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(async () => (await open()).length).toBe(1);
  // Others stand in the list before this one has come.
  await page.getByRole('button', { name: new RegExp(`^Withdraw request .*\\b${asWritten(day)}`) }).click();
  await page
    .getByRole('alertdialog', { name: /^Withdraw request/ })
    .getByRole('button', { name: 'Withdraw request' })
    .click();
  await expect.poll(async () => (await open()).length).toBe(0);
});
