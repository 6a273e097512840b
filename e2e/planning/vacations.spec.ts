import type { Absence } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { examine } from '../support/examine.ts';
import { patience } from '../support/run/patience.ts';
import { clockAtSite } from '../support/person/plant-crew.ts';
import { settled } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';

test.use({ login: 'crew', ownTenant: true });

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** A Monday in a while, early enough in its month for the week after it. */
const monday = (() => {
  let day = clockAtSite(100 * 1_440).day;
  while (new Date(day).getUTCDay() !== 1 || Number(day.slice(-2)) > 17) day = addDays(day, 1);
  return day;
})();
const week = (from: string) => ({ from, to: addDays(from, 4) });
const [first, second] = [week(monday), week(addDays(monday, 7))];
type Span = typeof first;

/** "1 Mar – 5 Mar" */
const asWritten = ({ from, to }: Span) =>
  [from, to]
    .map((day) =>
      new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    )
    .join(' – ');
const spoken = (day: string) => new RegExp(`\\b${Number(day.slice(-2))} \\w+ ${day.slice(0, 4)}`);

async function request(page: Page, { from, to }: Span, comment: string) {
  await page.goto(`/personal-calendar?view=month&month=${from.slice(0, 7)}`);
  await page.locator(`[data-day="${from}"]`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vacation from here' }).click();
  const sheet = page.getByRole('dialog', { name: 'Request vacation' });
  await sheet.getByRole('button', { name: /^Days: / }).click();
  const days = page.getByRole('dialog', { name: 'Days' });
  for (const tapped of [from, to]) await days.getByRole('button', { name: spoken(tapped) }).click();
  await days.getByRole('button', { name: 'Use these dates' }).click();
  await sheet.getByRole('textbox', { name: 'Comment' }).fill(comment);
  await sheet.getByRole('button', { name: 'Send request' }).click();
  await expect(sheet).toBeHidden();
}

/** The row of these days in the own calendar. */
const own = (page: Page, span: Span) =>
  page
    .getByRole('list', { name: 'Absences from today on' })
    .getByRole('listitem')
    .filter({ hasText: asWritten(span) });

const waiting = (page: Page, name: string, span: Span) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`${name}.*${asWritten(span)}`) });

test('five days are asked for, declined with a reason, asked for anew, approved, and given back', async ({
  page,
  device,
  product,
}) => {
  test.setTimeout(patience(150_000));
  const chief = await actor(product.port, 'chief');
  const away = await chief.post<Absence>('/vacationRequests', { ...first, kind: 'unpaid' });
  const crew = await actor(product.port, 'crew');
  await request(page, first, 'My sister marries');
  await expect(own(page, first)).toContainText('Requested');
  const { items } = await crew.get<{ items: Absence[] }>('/vacationRequests?limit=100&page=1');
  const name = items[0]?.personName ?? '';

  const plan = await (await device({ login: 'planner' })).newPage();
  await plan.goto('/');
  await plan
    .getByRole('button', { name: /^Show \d+ more/ })
    .first()
    .click();
  await plan.getByRole('link', { name: /vacations? to decide/ }).click();
  await settled(plan);
  await examine(plan, '/vacations');
  await waiting(plan, name, first).click();
  const read = plan.getByRole('article', { name });
  await expect(read).toContainText('My sister marries');
  await expect(read).toContainText(/[\d.]+ → [\d.−-]+ days/);
  await expect(read.getByRole('list', { name: 'Also away' })).toContainText(away.personName);
  await settled(plan);
  await examine(plan, 'a vacation request');
  await read.getByRole('button', { name: 'Decline vacation' }).click();
  const why = plan.getByRole('dialog', { name: 'Decline vacation' });
  await why.getByRole('button', { name: 'Decline vacation' }).click();
  await expect(why.getByText('Give a reason.').first()).toBeVisible();
  await why.getByRole('textbox', { name: /^Reason/ }).fill('The fair needs everybody');
  await why.getByRole('button', { name: 'Decline vacation' }).click();
  await expect(why).toBeHidden();
  await expect(read).toContainText('Reason: The fair needs everybody');
  await expect(read.getByRole('button', { name: 'Approve vacation' })).toHaveCount(0);

  await page.goto('/personal-calendar');
  await expect(own(page, first)).toContainText('Reason: The fair needs everybody');
  await expect(own(page, first)).toContainText('Declined');
  await request(page, second, 'One week later then');

  await plan.goto('/vacations');
  await waiting(plan, name, second).click();
  await read.getByRole('button', { name: 'Approve vacation' }).click();
  await expect(read).toContainText(/Approved · .+/);

  await page.goto('/personal-calendar');
  await expect(own(page, second)).toContainText('Approved');
  await own(page, second)
    .getByRole('button', { name: /^Ask to cancel/ })
    .click();
  await page
    .getByRole('alertdialog', { name: /^Ask to cancel/ })
    .getByRole('button', { name: 'Ask to cancel' })
    .click();
  await expect(own(page, second)).toContainText('Cancellation asked');

  await plan.goto('/vacations');
  await plan.getByRole('link', { name: /Cancellations/ }).click();
  await waiting(plan, name, second).click();
  await read.getByRole('button', { name: 'Agree to cancel' }).click();
  await expect(read).toContainText(/Cancelled · .+/);
  await page.goto('/personal-calendar');
  await expect(own(page, second)).toContainText('Cancelled');
  await plan.goto('/vacations?tab=decided');
  await expect(waiting(plan, name, second)).toContainText('Cancelled');
});
