import type { AnswerOf, documents } from '@callboard/contract';
import { examine } from '../support/examine.ts';
import { scribble } from '../support/scribble.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { mailedLink } from './mailed-link.ts';

test.use({ ownTenant: true });

type Detail = AnswerOf<typeof documents.document>;

test('a mailed link shows the whole document, and is signed without a login; once', async ({
  page,
  product,
}) => {
  test.slow();
  const made = { name: 'Quiet about the show', email: 'iris@example.org' };
  const { id, link, crew } = await mailedLink(product.port, page, made);
  await page.goto(link);
  await expect(page.getByText('Quiet about the show').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Page 1 of 2' })).toContainText('The first page');
  await settled(page);
  await examine(page, 'the page of a mailed link');
  await page.getByRole('region', { name: 'Page 2 of 2' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Page 2 of 2' })).toContainText('The last page');
  await page.getByRole('button', { name: /^(Sign|I’ve read it)$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Sign document' });
  await sheet.getByRole('checkbox', { name: 'I agree' }).check();
  await sheet.getByRole('button', { name: /^Signature: / }).click();
  await scribble(page);
  await page.getByRole('button', { name: 'Use signature' }).click();
  await sheet.getByRole('button', { name: 'Sign now' }).click();
  await expect(page.getByText(/^You signed on/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You signed on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
  await settled(page);
  await examine(page, 'a mailed link that was signed');
  const { signatories } = await crew.get<Detail>(`/documents/${id}`);
  expect(signatories[0]).toMatchObject({ name: 'Iris Wood', status: { id: 'signed' } });
});

test('a mailed link declines with a reason', async ({ page, product }) => {
  const made = { name: 'Far too strict', email: 'iris.no@example.org' };
  const { id, link, crew } = await mailedLink(product.port, page, made);
  await page.goto(link);
  await page.getByRole('button', { name: 'Decline' }).click();
  const sheet = page.getByRole('dialog', { name: 'Decline to sign' });
  await sheet.getByLabel('Reason').fill('It says nothing about the pay.');
  await sheet.getByRole('button', { name: 'Decline to sign' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('It says nothing about the pay.')).toBeVisible();
  expect(await crew.get<Detail>(`/documents/${id}`)).toMatchObject({ status: { id: 'declined' } });
});

for (const token of ['never-was-one', 'x'.repeat(500), '..%2F..%2Fjobs'])
  test(`a link that is nobody’s says so: ${token.slice(0, 20)}`, async ({ page }) => {
    await page.goto(`/signing/${token}`);
    await expect(
      page.getByText('This link no longer works').or(page.getByText('Page not found')),
    ).toBeVisible();
  });

test('whoever opens a mailed link chooses its language', async ({ page }) => {
  await page.goto('/signing/never-was-one');
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Nederlands');
  await expect(page.getByText('Deze link werkt niet meer')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Deze link werkt niet meer')).toBeVisible();
});
