import { typeDay } from '../support/type-date.ts';
import { cameraPicture } from '../support/person/camera-picture.ts';
import { examine } from '../support/examine.ts';
import { expect, test } from '../support/story.ts';

test.use({ login: 'crew', ownTenant: true });

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

test('a paper that nobody asked for is submitted, approved, and a warning on home before it ends', async ({
  page,
  device,
}) => {
  test.slow();
  await page.goto('/documents?tab=beingVerified');
  await page.getByRole('button', { name: 'Submit a document' }).click();
  const sheet = page.getByRole('dialog', { name: 'Submit a document' });
  const kind = sheet.getByLabel('Kind');
  await kind.selectOption({ index: 1 });
  const caption = await kind.evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text ?? '');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await cameraPicture(900, 600) });
  await typeDay(sheet.getByRole('group', { name: 'Valid until' }), inDays(20));
  await examine(page, 'the sheet to submit a document');
  await sheet.getByRole('button', { name: 'Send to the office' }).click();
  await expect(page.getByText('Sent. The office is checking it.')).toBeVisible();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: caption }).first();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/documents(\/|.*document=)/);
  const id = /\/documents\/([\w-]+)/.exec(page.url())?.[1] ?? '';

  const office = await (await device({ login: 'office' })).newPage();
  await office.goto(`/documents/${id}?read=1`);
  await office.getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText('Approved. The person will be notified.')).toBeVisible();

  await page.goto('/');
  const warnings = page.getByRole('list', { name: 'Warnings' });
  await expect(
    warnings.getByRole('link', { name: new RegExp(`${caption}.*valid until`) }).first(),
  ).toBeVisible();
  await examine(page, 'home with a warning');
  await warnings.locator(`a[href^="/documents/${id}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: caption })).toBeAttached();
});
