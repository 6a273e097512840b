import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AnswerOf, documents } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { examine } from '../support/examine.ts';
import { scribble } from '../support/scribble.ts';
import { settled } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';
import { plantDocument } from './plant-document.ts';
import { patience } from '../support/run/patience.ts';

test.use({ login: 'crew', ownTenant: true });

/** Of Poppler. */
const sealReader = 'pdfsig';
const pages = ['The first page', 'The second page', 'The last page'];
const signSheet = (page: Page) => page.getByRole('dialog', { name: 'Sign document' });

/** Reads to the last page and agrees; the signature itself is left to the story. */
async function readAndAgree(page: Page) {
  await page.getByRole('button', { name: 'Read and sign' }).click();
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Page 1 of 3' })).toContainText('The first page');
  await expect(page.getByRole('button', { name: 'I’ve read it' })).toBeVisible();
  await page.getByRole('region', { name: 'Page 3 of 3' }).scrollIntoViewIfNeeded();
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 4000);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await signSheet(page).getByRole('checkbox', { name: 'I agree' }).check();
}

test('a contract is signed by two people one after the other, and what comes out is sealed', async ({
  page,
  product,
  device,
}) => {
  test.slow();
  const id = await plantDocument(product.port, {
    name: 'Contract for autumn',
    pages,
    signers: ['crew', 'chief'],
  });
  const chief = await (await device({ login: 'chief' })).newPage();
  await chief.goto(`/documents/${id}`);
  await expect(chief.getByText(/^Waiting for Ada/).first()).toBeVisible();
  await expect(chief.getByRole('button', { name: /^(read and )?sign/i })).toHaveCount(0);

  await page.goto('/documents');
  await page.getByRole('link', { name: /Contract for autumn/ }).click();
  await settled(page);
  await examine(page, 'a document to sign');
  await readAndAgree(page);
  await page.getByRole('button', { name: /^Signature: / }).click();
  await scribble(page);
  await page.getByRole('button', { name: 'Use signature' }).click();
  await expect(page.getByRole('button', { name: 'Use signature' })).toBeHidden();
  const fourStars = page.getByRole('radio', { name: '4 stars' });
  await signSheet(page).locator('label').filter({ has: fourStars }).click();
  await expect(fourStars).toBeChecked();
  await examine(page, 'the sheet to sign');
  await page.getByRole('button', { name: 'Sign now' }).click();
  await expect(page.getByText('You’ve signed. The next person will be notified.')).toBeVisible();
  await expect(page.getByText('1 of 2')).toBeVisible();

  await chief.reload();
  await readAndAgree(chief);
  await chief.getByRole('button', { name: /^Signature: / }).click();
  await chief.getByRole('button', { name: 'Type your name instead' }).click();
  await chief.getByRole('textbox', { name: 'Type your name instead' }).fill('Crew Chief');
  await chief.getByRole('button', { name: 'Use signature' }).click();
  await chief.getByRole('button', { name: 'Sign now' }).click();
  await expect(chief.getByText('2 of 2')).toBeVisible();

  const sealed = chief.getByRole('button', { name: /Signed document with certificate/ });
  await expect(async () => {
    await chief.reload();
    await expect(sealed).toBeVisible({ timeout: patience(2000) });
  }).toPass({ timeout: patience(30_000) });
  const [download] = await Promise.all([chief.waitForEvent('download'), sealed.click()]);
  const file = await download.path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  expect(execFileSync(sealReader, ['-nocert', file], { encoding: 'utf8' })).toContain('Signature is Valid');
});

test('whoever declines says why, and nobody can sign any more', async ({ page, product }) => {
  const id = await plantDocument(product.port, { name: 'Weekend rules', pages, signers: ['crew', 'chief'] });
  await page.goto(`/documents/${id}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  const sheet = page.getByRole('dialog', { name: 'Decline to sign' });
  await sheet.getByLabel('Reason').fill('The hours are wrong.');
  await sheet.getByRole('button', { name: 'Decline to sign' }).click();
  await expect(page.getByText(/declined to sign$/).first()).toBeVisible();
  await settled(page);
  await examine(page, 'a declined document');
  const chief = await actor(product.port, 'chief');
  const seen = await chief.get<AnswerOf<typeof documents.document>>(`/documents/${id}`);
  expect(seen).toMatchObject({ status: { id: 'declined' }, may: { sign: false } });
});

test('a signature that was kept signs the next document', async ({ page, product }) => {
  const [first, second] = [
    await plantDocument(product.port, { name: 'Rules for the stage', pages, signers: ['crew'] }),
    await plantDocument(product.port, { name: 'Rules for the roof', pages, signers: ['crew'] }),
  ];
  await page.goto(`/documents/${first}`);
  await readAndAgree(page);
  const sheet = signSheet(page);
  const anew = sheet.getByRole('button', { name: 'New signature' });
  if (await anew.isVisible()) await anew.click();
  await page.getByRole('button', { name: /^Signature: / }).click();
  await scribble(page);
  await page.getByRole('button', { name: 'Use signature' }).click();
  await sheet.getByRole('checkbox', { name: 'Keep this signature for next time' }).check();
  await page.getByRole('button', { name: 'Sign now' }).click();
  await expect(page.getByText('1 of 1')).toBeVisible();

  await page.goto(`/documents/${second}`);
  await readAndAgree(page);
  await expect(sheet.getByRole('button', { name: 'Saved signature', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(sheet.getByRole('img', { name: 'Your saved signature' })).toBeVisible();
  await examine(page, 'the sheet with a saved signature');
  await page.getByRole('button', { name: 'Sign now' }).click();
  await expect(page.getByText('1 of 1')).toBeVisible();
  const crew = await actor(product.port, 'crew');
  const { signatories } = await crew.get<AnswerOf<typeof documents.document>>(`/documents/${second}`);
  expect(signatories).toMatchObject([{ status: { id: 'signed' } }]);
});

test('a signature is passed on to a colleague, who signs in its place', async ({ page, product }) => {
  const id = await plantDocument(product.port, { name: 'Rules for the truck', pages, signers: ['crew'] });
  await page.goto(`/documents/${id}`);
  await page.getByRole('button', { name: 'Pass on the signature' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pass on the signature' });
  const chief = await actor(product.port, 'chief');
  const name = 'Erika Maier';
  await sheet.getByRole('combobox', { name: /^Person/ }).pressSequentially(name.slice(0, 6));
  await page.getByRole('listbox').getByRole('option', { name }).click();
  await sheet.getByLabel(/^Reason/).fill('She drives it.');
  await examine(page, 'the sheet that passes a signature on');
  await sheet.getByRole('button', { name: 'Pass on', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/^Instead of Ada/)).toBeVisible();
  const seen = await chief.get<AnswerOf<typeof documents.document>>(`/documents/${id}`);
  expect(seen).toMatchObject({ may: { sign: true, delegate: false } });
});
