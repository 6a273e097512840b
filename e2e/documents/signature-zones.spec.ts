import { examine } from '../support/examine.ts';
import { patience } from '../support/run/patience.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { plantDocument } from './plant-document.ts';

test.use({ login: 'office', ownTenant: true });
test.setTimeout(patience(90_000));

test('the office taps where on the page somebody signs, and changes who signs first', async ({
  page,
  product,
}) => {
  const id = await plantDocument(product.port, {
    name: 'Contract for winter',
    pages: ['The first page', 'The last page'],
    signers: ['crew', 'chief'],
  });
  await page.goto(`/documents/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit document' });
  await settled(page);
  await examine(page, 'the sheet with the order of who signs');
  await edit.getByRole('button', { name: 'Where Ada Kern signs' }).click();
  const sheet = page.getByRole('dialog', { name: 'Where Ada Kern signs' });
  const second = sheet.getByRole('button', { name: 'Put the signature on page 2' });
  await second.scrollIntoViewIfNeeded();
  await expect(sheet.getByText('The last page')).toBeVisible();
  await second.click({ position: { x: 120, y: 60 } });
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await settled(page);
  await examine(page, 'the pages to tap where somebody signs');
  await sheet.getByRole('button', { name: 'Save spot' }).click();
  await expect(edit.getByText('On page 2')).toBeVisible();
  await edit.getByRole('button', { name: 'Move Ada Kern down' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  const places = page.getByRole('region', { name: 'Signatures' }).getByRole('listitem');
  await expect(places.last()).toContainText('Ada Kern');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  const last = page.getByRole('region', { name: 'Page 2 of 2' });
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByText('Ada Kern')).toBeVisible();
});
