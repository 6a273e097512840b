import { actor } from '../support/person/actor.ts';
import { examine } from '../support/examine.ts';
import { patience } from '../support/run/patience.ts';
import { clockAtSite, plantCrew } from '../support/person/plant-crew.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { typeTime } from '../support/type-date.ts';

const dayMinutes = 1_440;

test.describe('a planner, and who is booked', () => {
  test.use({ login: 'planner', ownTenant: true });
  test.setTimeout(patience(120_000));

  test('changes a confirmed position, which the person confirms again; changes two open ones together and removes one', async ({
    page,
    device,
    product,
  }) => {
    const planner = await actor(product.port, 'planner');
    const ada = await actor(product.port, 'crew');
    const [from, until] = [40 * dayMinutes, 40 * dayMinutes + 8 * 60];
    const { crewId, number, items } = await plantCrew(planner, {
      name: 'Rigging',
      from,
      until,
      members: [{ who: ada }],
    });
    const functions = await planner.get<{ items: { id: string; short: string }[] }>('/functions');
    const { day, time } = clockAtSite(from);
    await planner.post(`/projects/${number}/projectCrewItems`, {
      crewId,
      functionId: functions.items.find(({ short }) => short === 'ST')?.id,
      startDate: day,
      startTime: time,
      endTime: clockAtSite(until).time,
      rows: 2,
    });
    const later = clockAtSite(from + 60).time;

    // The planner moves the begin by an hour, and reads before whom that concerns.
    await page.goto(`/crews/${crewId}`);
    const positions = page.getByRole('list', { name: 'Positions' });
    const job = positions.getByRole('listitem').filter({ hasText: 'Ada Kern' });
    await job.getByRole('button', { name: /^More on Ada Kern/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit position' });
    await typeTime(edit.getByRole('group', { name: /^Start time/ }), later);
    await expect(edit.getByText('Ada Kern will be notified and asked to confirm again:')).toBeVisible();
    await settled(page);
    await examine(page, 'the sheet of a position');
    const reason = edit.getByRole('textbox', { name: /^Reason for overriding/ });
    if (await reason.isVisible()) await reason.fill('So agreed.');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(edit).toHaveCount(0);
    await expect(job.getByText(/Changed/)).toBeVisible();

    // The person sees what was agreed and what it has become, and confirms.
    const phone = await (await device({ login: 'crew' })).newPage();
    await phone.goto(`/jobs/${items[0]}`);
    const change = phone
      .getByRole('main')
      .getByRole('region', { name: 'What changed' })
      .getByRole('definition')
      .filter({ hasText: later });
    await expect(change).toContainText(`before: ${time}`);
    await expect(change).toContainText(`now: ${later}`);
    await phone.getByRole('button', { name: /^Confirm change/ }).click();

    await expect(job.getByText('Confirmed')).toBeVisible({ timeout: patience(20_000) });

    // Two that nobody has yet begin later together.
    const open = positions.getByRole('listitem').filter({ hasText: 'Nobody yet' });
    await expect(open).toHaveCount(2);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const one of await open.getByRole('checkbox').all()) await one.check();
    await page.getByRole('button', { name: 'Change (2)' }).click();
    const several = page.getByRole('dialog', { name: 'Change positions' });
    await several.getByRole('combobox', { name: 'Start' }).selectOption({ label: 'Later by' });
    await several.getByRole('textbox', { name: /^Start: hours/ }).fill('1:00');
    await settled(page);
    await examine(page, 'the sheet of several positions');
    await several.getByRole('button', { name: 'Change (2)' }).click();
    await expect(several).toHaveCount(0);
    await expect(open.filter({ hasText: later })).toHaveCount(2);

    // One of them is not needed at all.
    await open
      .first()
      .getByRole('button', { name: /^More on Nobody yet/ })
      .click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(page.getByText('Positions removed: 1')).toBeVisible();
    await expect(open).toHaveCount(1);
  });
});
