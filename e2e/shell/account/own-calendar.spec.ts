import type { AnswerOf, persons } from '@callboard/contract';
import { actor } from '../../support/person/actor.ts';
import { iCalendar, startCalendarHost } from '../../support/product/calendar-host.ts';
import { examine } from '../../support/examine.ts';
import { patience } from '../../support/run/patience.ts';
import { clockAtSite } from '../../support/person/plant-crew.ts';
import { settled } from '../../support/screens.ts';
import { expect, test, type Page } from '../../support/story.ts';

test.use({ login: 'crew', emptyTenant: true });

const day = clockAtSite(3 * 1_440).day;
const next = clockAtSite(4 * 1_440).day;
/** Of the morning, so that the day is the same in every zone of the run. */
const appointment = (on: string, minute: number) => {
  const at = (minutes: number) => new Date(Date.parse(`${on}T08:00:00Z`) + minutes * 60_000).toISOString();
  return { from: at(minute), until: at(minute + 1) };
};

async function add(page: Page, name: string, address: string) {
  await page.getByRole('button', { name: 'Add private calendar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add private calendar' });
  await sheet.getByRole('textbox', { name: /^Name/ }).fill(name);
  await sheet.getByRole('textbox', { name: /^Address/ }).fill(address);
  await examine(page, 'the sheet for a private calendar');
  await sheet.getByRole('button', { name: 'Add private calendar' }).click();
  await expect(sheet).toBeHidden();
  // The list grows by the new row, and moves the button that is tapped next.
  await settled(page);
}
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Private calendars' }).getByRole('listitem').filter({ hasText: name });

test('a private appointment blocks a day, for the person and for who plans', async ({
  page,
  product,
  device,
}) => {
  test.slow();
  const crew = await actor(product.port, 'crew');
  const { name } = await crew.get<AnswerOf<typeof persons.person>>(`/persons/${crew.id}`);
  const calendars: Parameters<typeof startCalendarHost>[0] = {
    '/family.ics': { text: iCalendar([appointment(day, 0)]) },
    // Two hundred entries, each a minute apart from the one before.
    '/club.ics': { text: iCalendar(Array.from({ length: 200 }, (_, n) => appointment(next, n * 2))) },
    '/broken.ics': { status: 500 },
  };
  const host = await startCalendarHost(calendars);
  try {
    await page.goto('/profile/calendars');
    await expect(page.getByText('No private calendars yet')).toBeVisible();
    await settled(page);
    await examine(page, '/profile/calendars');
    for (const one of ['family', 'club', 'broken', 'lost'])
      await add(page, `My ${one}`, host.address(`/${one}.ics`));
    const soon = { timeout: patience(20_000) };
    await expect(row(page, 'My family')).toContainText('Busy times: 1', soon);
    await expect(row(page, 'My club')).toContainText('Busy times: 200', soon);
    await expect(row(page, 'My broken')).toContainText('The address answers with an error.', soon);
    await expect(row(page, 'My lost')).toContainText('The address no longer exists.', soon);
    await settled(page);
    await examine(page, '/profile/calendars with calendars');

    await page.goto(`/personal-calendar?view=month&month=${day.slice(0, 7)}`);
    await page.locator(`[data-day="${day}"]`).click();
    const open = page.getByRole('dialog');
    await expect(open.getByText('Busy elsewhere')).toBeVisible();
    await expect(page.getByText('Heart clinic')).toHaveCount(0);

    const planner = await (await device({ login: 'planner' })).newPage();
    await planner.goto(
      `${product.origin('nordlicht')}/planner-crew?days=14&everybody=true&q=${encodeURIComponent(name)}`,
    );
    const cells = planner
      .getByRole('grid', { name: 'People by days' })
      .getByRole('gridcell', { name: new RegExp(`^${name}, .*Busy elsewhere`) });
    await expect(cells).toHaveCount(2);
    await cells.first().click();
    await expect(planner.getByRole('dialog')).toContainText('Busy elsewhere');
    await planner.keyboard.press('Escape');

    await page.goto('/profile/calendars');
    await page.getByRole('button', { name: 'Change “My family”' }).click();
    await page.getByRole('menuitem', { name: 'Remove calendar' }).click();
    await page
      .getByRole('alertdialog', { name: 'Remove “My family”?' })
      .getByRole('button', { name: 'Remove calendar' })
      .click();
    await expect(row(page, 'My family')).toHaveCount(0);
    await planner.reload();
    await expect(cells).toHaveCount(1);
  } finally {
    await host.stop();
  }
});
