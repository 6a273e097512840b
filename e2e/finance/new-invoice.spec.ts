import { readFile } from 'node:fs/promises';
import type { AnswerOf, invoices } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { cameraPicture } from '../support/person/camera-picture.ts';
import { examine } from '../support/examine.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

type Invoice = AnswerOf<typeof invoices.invoice>;

test.use({ ownTenant: true, viewport: { width: 360, height: 740 } });

test.describe('the accountant', () => {
  test.use({ login: 'accountant' });

  test('writes an invoice with items and a document, and gives it to bookkeeping', async ({
    page,
    product,
  }) => {
    test.setTimeout(patience(90_000));
    const accountant = await actor(product.port, 'accountant');
    await page.goto('/invoices');
    await settled(page);
    await examine(page, '/invoices');
    await page.getByRole('button', { name: 'New invoice' }).click();
    const sheet = page.getByRole('dialog', { name: 'New invoice' });
    const company = sheet.getByRole('combobox', { name: /^Company/ });
    await company.click();
    await page.getByRole('listbox').getByRole('option').first().click();
    const first = sheet.getByRole('group', { name: 'Item 1' });
    await first.getByLabel('Description').fill('Riggers');
    await first.getByLabel('Quantity').fill('2.5');
    await first.getByLabel(/^Price in/).fill('999999999999');
    await expect(sheet.getByRole('button', { name: 'Create invoice' })).toBeDisabled();
    await first.getByLabel(/^Price in/).fill('40');
    await first.getByLabel('VAT rate').fill('20');
    await sheet
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'order.jpg', mimeType: 'image/jpeg', buffer: await cameraPicture(600, 800) });
    await sheet.getByRole('button', { name: 'Create invoice' }).click();
    await expect(page).toHaveURL(/\/invoice\/./);
    const number = decodeURIComponent(page.url().split('/').at(-1) ?? '');
    const made = await accountant.get<Invoice>(`/invoices/${number}`);
    expect(made).toMatchObject({ net: 10_000, gross: 12_000, documents: 1, state: 'open' });
    await settled(page);
    await examine(page, `/invoice/${number}`);

    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download XML' }).click();
    const saved = await waiting;
    expect(saved.suggestedFilename()).toBe(`${number}.xml`);
    const xml = await readFile((await saved.path()) ?? '', 'utf8');
    expect(xml).toContain(`<ram:ID>${number}</ram:ID>`);
    expect(xml).toMatch(/GrandTotalAmount[^>]*>120\.00</);
  });
});

test.describe('a client', () => {
  test.use({ login: 'client' });

  test('reads the invoices of their company and is offered no new one', async ({ page }) => {
    await page.goto('/invoices');
    await expect(page.getByRole('main').locator('a[href^="/invoice/"]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'New invoice' })).toHaveCount(0);
  });
});
