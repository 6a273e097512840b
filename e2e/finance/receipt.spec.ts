import type { AnswerOf, receipts } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { cameraPicture } from '../support/person/camera-picture.ts';
import { examine } from '../support/examine.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

type Receipt = AnswerOf<typeof receipts.receipt>;

test.use({ ownTenant: true, login: 'crew', viewport: { width: 360, height: 740 } });

test('a receipt begins with a photo, comes back, is corrected, approved and paid', async ({
  page,
  product,
  device,
}) => {
  test.setTimeout(patience(90_000));
  const crew = await actor(product.port, 'crew');
  await page.goto('/receipts');
  await settled(page);
  await examine(page, '/receipts');
  await page.getByRole('button', { name: 'New receipt' }).click();
  const sheet = page.getByRole('dialog', { name: 'New receipt' });
  await sheet
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'till.jpg', mimeType: 'image/jpeg', buffer: await cameraPicture(900, 1200) });
  await sheet.getByRole('combobox', { name: 'Kind' }).selectOption({ index: 1 });
  await sheet.getByLabel('Total paid').fill('1,234.50');
  await sheet.getByLabel('VAT rate').fill('20');
  await sheet.getByLabel('Shop').fill('Baumarkt Nord');
  await sheet.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/\/receipt\/./);
  const number = decodeURIComponent(page.url().split('/').at(-1) ?? '');
  const now = () => crew.get<Receipt>(`/receipts/${number}`);
  await expect(page.getByText('€1,234.50').first()).toBeVisible();
  // The draft is shown while its photo is still on the way.
  await expect
    .poll(now, { timeout: patience(10_000) })
    .toMatchObject({ gross: 123_450, net: 102_875, documents: 1, status: 'draft' });
  await page.getByRole('button', { name: 'Submit receipt' }).click();
  await expect(page.getByRole('button', { name: 'Back to draft' })).toBeVisible();

  const office = await (await device({ login: 'accountant' })).newPage();
  await office.setViewportSize({ width: 360, height: 740 });
  await office.goto(`/receipt/${number}`);
  await office.getByRole('button', { name: 'Reject receipt' }).click();
  const reject = office.getByRole('dialog', { name: 'Reject receipt' });
  await reject.getByLabel('Reason').fill('The tape is missing.');
  await reject.getByRole('button', { name: 'Reject receipt' }).click();
  await expect(reject).toHaveCount(0);

  await page.goto('/');
  const cameBack = page.getByRole('link', { name: /Receipt came back: Baumarkt Nord/ });
  const allBack = page.locator('summary', { hasText: 'receipts came back' });
  await expect(allBack.or(cameBack).first()).toBeVisible();
  if (!(await cameBack.isVisible())) await allBack.click();
  await cameBack.click();
  await expect(page.getByText('The tape is missing.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Correct receipt' }).click();
  await page.getByRole('button', { name: 'Add item' }).click();
  const item = page.getByRole('dialog', { name: 'Add item' });
  await item.getByLabel('Description').fill('Tape');
  await item.getByLabel('Quantity').fill('3');
  await item.getByLabel('Price in EUR, VAT included').fill('999999999999');
  await expect(item.getByRole('button', { name: 'Save' })).toBeDisabled();
  await item.getByLabel('Price in EUR, VAT included').fill('4.99');
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(item).toHaveCount(0);
  await settled(page);
  await examine(page, `/receipt/${number}`);
  await page.getByRole('button', { name: 'Submit receipt' }).click();
  await expect(page.getByRole('button', { name: 'Back to draft' })).toBeVisible();
  expect(await now()).toMatchObject({ gross: 123_450 + 3 * 499, items: 2, status: 'submitted' });

  await office.reload();
  await office.getByRole('button', { name: 'Approve receipt' }).click();
  await office.getByRole('button', { name: 'Mark as paid' }).click();
  await expect.poll(async () => (await now()).status).toBe('paid');
});
