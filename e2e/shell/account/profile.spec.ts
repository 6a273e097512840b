import type { Person } from '@callboard/contract';
import { actor } from '../../support/person/actor.ts';
import { cameraPicture } from '../../support/person/camera-picture.ts';
import { examine } from '../../support/examine.ts';
import { settled } from '../../support/screens.ts';
import { expect, test } from '../../support/story.ts';

test.use({ login: 'crew', ownTenant: true });

test('a new address is asked for, approved by the accountant, and then it holds', async ({
  page,
  product,
  device,
}) => {
  test.slow();
  const crew = await actor(product.port, 'crew');
  const { name } = await crew.get<Person>(`/persons/${crew.id}`);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await settled(page);
  await examine(page, 'the own profile');
  await page.getByRole('button', { name: 'Edit details' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit details' });
  await sheet.getByRole('textbox', { name: 'Street and number' }).fill('Neue Gasse 5');
  await examine(page, 'the sheet for the own details');
  await sheet.getByRole('button', { name: 'Send for approval' }).click();
  const details = page.getByRole('region', { name: 'Your details' });
  await expect(details.getByText('Your accountant is checking this change')).toBeVisible();
  await expect(details.getByText('Neue Gasse 5')).toBeVisible();

  const office = await (await device({ login: 'accountant' })).newPage();
  await office.goto(product.origin('nordlicht'));
  await office.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await office.getByRole('link', { name: /changes? of data to approve/ }).click();
  const card = office.getByRole('article', { name: `Change of data by ${name}` });
  await expect(card).toContainText('Neue Gasse 5');
  await settled(office);
  await examine(office, 'the queue of changes of data');
  await card.getByRole('button', { name: /^Approve/ }).click();
  await expect(card).toBeHidden();

  await expect(details.getByText('Your accountant is checking this change')).toBeHidden();
  await expect(details.getByText(/Neue Gasse 5/)).toBeVisible();
});

test('a new picture is cut by keys, sent, waits, and is withdrawn', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: /picture$/ }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await cameraPicture(900, 1200) });
  const part = page.getByRole('button', { name: 'Part of the photo' });
  await part.press('ArrowDown');
  await page.getByRole('slider', { name: 'Size of the photo' }).press('ArrowRight');
  await examine(page, 'the sheet that cuts a picture');
  await page.getByRole('button', { name: 'Submit picture' }).click();
  await expect(page.getByText('Your new picture is being checked')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Your new picture is being checked')).toBeHidden();
});
