import type { AnswerOf, receipts } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { cameraPicture } from '../support/person/camera-picture.ts';
import { heldClock } from '../support/phone/clock.ts';
import { examine } from '../support/examine.ts';
import { keptOffline, readsAreKept } from '../support/phone/kept-offline.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

type Receipts = AnswerOf<typeof receipts.receipts>;

test.use({ ownTenant: true, serviceWorkers: 'allow', login: 'crew', viewport: { width: 360, height: 740 } });

test('a receipt begun with a photo in a dead spot waits on the phone, survives a closed page, and is there once', async ({
  page,
  context,
  product,
}) => {
  const crew = await actor(product.port, 'crew');
  const ofTheShop = async () =>
    (await crew.get<Receipts>('/receipts?limit=50&page=1')).items.filter(
      ({ merchant }) => merchant === 'Kiosk am Tor',
    );
  await heldClock(page);
  await page.goto('/receipts');
  await settled(page);
  await keptOffline(page);
  await readsAreKept(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'New receipt' }).click();
  const sheet = page.getByRole('dialog', { name: 'New receipt' });
  await sheet
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'till.jpg', mimeType: 'image/jpeg', buffer: await cameraPicture(900, 1200) });
  await sheet.getByRole('combobox', { name: 'Kind' }).selectOption({ index: 1 });
  await sheet.getByLabel('Total paid').fill('12.40');
  await sheet.getByLabel('VAT rate').fill('20');
  await sheet.getByLabel('Shop').fill('Kiosk am Tor');
  await sheet.getByRole('button', { name: 'Create draft' }).click();
  await expect(sheet).toHaveCount(0);
  const waiting = (where = page) => where.getByRole('list', { name: 'Saved on this phone' });
  await expect(waiting().getByText('Kiosk am Tor')).toBeVisible();
  await settled(page);
  await examine(page, 'a receipt that waits');
  await page.close();

  const again = await context.newPage();
  await again.goto('/receipts');
  await expect(waiting(again).getByText('Kiosk am Tor')).toBeVisible();
  expect(await ofTheShop()).toEqual([]);
  await context.setOffline(false);
  await expect(waiting(again)).toHaveCount(0, { timeout: patience(25_000) });
  await expect
    .poll(async () => (await ofTheShop()).map(({ gross, documents }) => [gross, documents]))
    .toEqual([[1_240, 1]]);
});
