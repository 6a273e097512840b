import type { AnswerOf, notifications, securityChecks } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { examine } from '../support/examine.ts';
import { patience } from '../support/run/patience.ts';
import { plantCrew } from '../support/person/plant-crew.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';

type Checks = AnswerOf<typeof securityChecks.securityChecks>;
type Notifications = AnswerOf<typeof notifications.notifications>;

test.use({ login: 'chief', ownTenant: true, viewport: { width: 360, height: 740 } });
test.setTimeout(patience(90_000));

test('a chief plans a security check for two days and cancels one; the planner hears of it', async ({
  page,
  product,
}) => {
  const [planner, chief] = await Promise.all(['planner', 'chief'].map((login) => actor(product.port, login)));
  if (!planner || !chief) throw new Error('Somebody is missing.');
  const { crewId } = await plantCrew(planner, {
    name: 'A mast for the lights',
    from: 120,
    until: 300,
    days: 3,
    members: [{ who: chief, chief: true }],
  });
  const checks = async () => (await chief.get<Checks>(`/projectCrews/${crewId}/securityChecks`)).items;

  await page.goto(`/crews/${crewId}`);
  const part = page.getByRole('region', { name: /^Security checks/ });
  await expect(part.getByText('No security checks yet')).toBeVisible();
  await settled(page);
  await examine(page, 'a crew without security checks');
  await part.getByRole('button', { name: 'Plan security check' }).click();

  const sheet = page.getByRole('dialog', { name: 'Plan security check' });
  const days = sheet.getByRole('group', { name: 'Days' });
  await sheet.getByRole('combobox', { name: 'Form' }).selectOption({ index: 1 });
  // "All days" is the first.
  await expect(days.getByRole('checkbox')).toHaveCount(4);
  for (const place of [1, 2]) await days.getByRole('checkbox').nth(place).check();
  await settled(page);
  await examine(page, 'a security check that is planned');
  await sheet.getByRole('button', { name: 'Plan security check' }).click();
  await expect(page.getByText('2 security checks planned')).toBeVisible();
  const rows = part.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  expect(await checks()).toHaveLength(2);

  // What is planned stands beside the days.
  await part.getByRole('button', { name: 'Plan security check' }).click();
  await sheet.getByRole('combobox', { name: 'Form' }).selectOption({ index: 1 });
  await expect(days.getByRole('checkbox', { disabled: true })).toHaveCount(2);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);

  await rows
    .nth(1)
    .getByRole('button', { name: /^More on / })
    .click();
  await page.getByRole('menuitem', { name: 'Cancel check' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Cancel / });
  await expect(dialog.getByText(/^(?!Nobody).* will be notified\.$/)).toBeVisible();
  await settled(page);
  await examine(page, 'a security check before it is cancelled');
  await dialog.getByRole('button', { name: 'Cancel check' }).click();
  await expect(page.getByText('Security check cancelled')).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await checks()).toHaveLength(1);
  await expect
    .poll(async () => {
      const { items } = await planner.get<Notifications>('/notifications?limit=20&page=1');
      return items.filter(({ kind }) => kind === 'securityCheckCancelled').length;
    })
    .toBe(1);
});
