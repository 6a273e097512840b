import { examine } from '../support/examine.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';

test.use({ login: 'planner', ownTenant: true });

test('a crew is made, filled, changed and closed', async ({ page }) => {
  await page.goto('/membership-crews');
  await page.getByRole('button', { name: 'New membership crew' }).click();
  const sheet = page.getByRole('dialog', { name: 'New membership crew' });
  await sheet.getByRole('textbox', { name: /^Name of the crew/ }).fill('Night riggers');
  await sheet.getByRole('textbox', { name: /^Number of places/ }).fill('1');
  await settled(page);
  await examine(page, 'a new membership crew');
  await sheet.getByRole('button', { name: 'Create crew' }).click();

  await expect(page.getByRole('heading', { name: 'Night riggers' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Add somebody' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Add to crew' }).click();
  const people = page.getByRole('list', { name: 'People' }).getByRole('listitem');
  await expect(people).toHaveCount(1);
  await expect(page.getByText('1 of 1 places taken')).toBeVisible();

  await page.getByRole('button', { name: 'Edit crew' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit crew' });
  await edit.getByRole('textbox', { name: /^Number of places/ }).fill('');
  await edit.getByRole('button', { name: 'Save crew' }).click();
  await expect(page.getByText(/^1 person · /)).toBeVisible();

  await page.getByRole('button', { name: 'Close crew' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close Night riggers?' });
  await expect(question).toContainText('1 person leaves this crew and is notified.');
  await settled(page);
  await examine(page, 'closing a membership crew');
  await question.getByRole('button', { name: 'Close crew' }).click();
  await expect(page.getByText('Night riggers is closed')).toBeVisible();
  await expect(page).toHaveURL('/membership-crews');
  const crews = page.getByRole('list', { name: 'Membership crews' });
  await expect(crews).toBeVisible();
  await expect(crews.getByText('Night riggers')).toHaveCount(0);
});
