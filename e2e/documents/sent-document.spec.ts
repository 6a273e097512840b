import { examine } from '../support/examine.ts';
import { patience } from '../support/run/patience.ts';
import { settled } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';
import { pdfOf } from './plant-document.ts';

test.use({ login: 'office', ownTenant: true });
test.setTimeout(patience(120_000));

const buffer = pdfOf(['The rules of the house']);
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer });

const ada = 'Ada Kern';
const erika = 'Erika Maier';

async function more(page: Page, label: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: label }).click();
}

test('the office sends a document, reminds, changes, replaces and ends it; whoever signs sees each', async ({
  page,
  device,
}) => {
  test.slow();
  // From the menu to the list, and from there to a new document.
  await page.goto('/mobileDocuments');
  await page.getByRole('link', { name: 'All documents' }).click();
  await page.getByRole('button', { name: 'New document' }).click();
  const sheet = page.getByRole('dialog', { name: 'New document' });
  await sheet.locator('input[type=file]').setInputFiles(pdf('House_rules.pdf'));
  await expect(sheet.getByRole('textbox', { name: /^Title/ })).toHaveValue('House rules');
  await sheet.getByRole('combobox', { name: /^Kind/ }).selectOption({ index: 1 });
  for (const name of [ada, erika]) {
    const search = sheet.getByRole('combobox', { name: /^Who signs/ });
    await search.click();
    await search.fill(name);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(search).toHaveValue(name);
    await sheet.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(sheet.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await sheet.getByRole('button', { name: `Move ${erika} up` }).press('Enter');
  const signers = sheet.getByRole('list', { name: 'People who sign' }).getByRole('listitem');
  await expect(signers.first()).toContainText(erika);
  await expect(sheet.getByRole('button', { name: `Move ${erika} up` })).toBeFocused();
  await settled(page);
  await examine(page, 'the sheet of a new document');
  await sheet.getByRole('button', { name: 'Send for signing' }).click();
  await expect(page).toHaveURL(/\/documents\/[^/?]+$/);
  await expect(page.getByRole('region', { name: 'Signatures' }).getByRole('listitem').first()).toContainText(
    erika,
  );

  // Home of whoever signs first leads to it, and to all of them.
  const phone = await (await device({ login: 'chief' })).newPage();
  await phone.goto('/');
  await expect(phone.getByRole('link', { name: /All documents to sign/ })).toBeVisible();
  await phone.getByRole('link', { name: /All documents to sign/ }).click();
  await phone.getByRole('link', { name: /House rules/ }).click();
  await expect(phone).toHaveURL(/\/documents\/[^/?]+$/);
  await expect(phone.getByText('Your turn')).toBeVisible();

  // Reminded once, and not again within the hour.
  await page.getByRole('button', { name: 'Remind', exact: true }).click();
  await expect(page.getByText('Not reminded yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send reminder' }).click();
  await expect(page.getByText(`Reminded: ${erika}`)).toBeVisible();
  await page.getByRole('button', { name: 'Remind', exact: true }).click();
  await expect(page.getByText(/^Last reminded/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send reminder' })).toBeDisabled();
  await examine(page, 'the sheet to remind');
  await page.keyboard.press('Escape');

  await more(page, 'Edit');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Rules of the house');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Rules of the house', level: 2 })).toBeVisible();

  await more(page, 'Replace file');
  const replacing = page.getByRole('dialog', { name: 'Replace file' });
  await replacing.locator('input[type=file]').setInputFiles(pdf('new.pdf'));
  await replacing.getByRole('textbox', { name: /^Reason/ }).fill('A page was missing');
  await examine(page, 'the sheet to replace a file');
  const before = page.url();
  await replacing.getByRole('button', { name: 'Replace file' }).click();
  await expect(page).not.toHaveURL(before);
  await phone.reload();
  await expect(phone.getByText(/^Replaced by/)).toBeVisible();
  await expect(phone.getByText('A page was missing')).toBeVisible();
  await phone.getByRole('link', { name: 'Open it' }).click();
  await expect(phone.getByText('Your turn')).toBeVisible();

  await more(page, 'Make void');
  const ending = page.getByRole('dialog', { name: 'Make document void' });
  await ending.getByRole('textbox', { name: /^Reason/ }).fill('No longer needed');
  await ending.getByRole('button', { name: 'Make void' }).click();
  await expect(page.getByText(/^Made void by/)).toBeVisible();
  await settled(page);
  await examine(page, 'a void document');
  await phone.reload();
  await expect(phone.getByText(/^Made void by/)).toBeVisible();
  await phone.getByRole('button', { name: 'Show history' }).click();
  await expect(phone.getByRole('dialog', { name: 'History' })).toContainText('Made void');
});
