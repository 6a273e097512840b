import { examine } from '../support/examine.ts';
import { patience } from '../support/run/patience.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';

test.use({ login: 'office', ownTenant: true });
test.setTimeout(patience(120_000));

test('the office writes a template, and sends it to two people with their own details in it', async ({
  page,
  device,
}) => {
  await page.goto('/mobileDocuments');
  await page.getByRole('link', { name: 'All documents' }).click();
  await page.getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Add template' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add template' });
  await sheet.getByRole('textbox', { name: /^Title/ }).fill('Agreement on tools');
  await sheet.getByRole('combobox', { name: /^Kind/ }).selectOption({ index: 1 });
  await sheet.getByRole('textbox', { name: /^Heading/ }).fill('Tools for ');
  await sheet.getByRole('button', { name: 'Name', exact: true }).click();
  await sheet.getByRole('textbox', { name: /^Text/ }).fill('You keep them safe. Number: ');
  await sheet.getByRole('button', { name: 'Personnel number' }).click();
  await expect(sheet.getByRole('textbox', { name: /^Text/ })).toHaveValue(
    'You keep them safe. Number: {{person.number}}',
  );
  await settled(page);
  await examine(page, 'the sheet of a template');
  await sheet.getByRole('button', { name: 'Show preview' }).click();
  await expect(sheet.getByRole('region', { name: 'Preview' })).toContainText('You keep them safe. Number: ');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: /Agreement on tools/ })).toBeVisible();

  await page.goto('/documents');
  await page.getByRole('button', { name: 'New document' }).click();
  await page.getByRole('button', { name: 'From a template' }).click();
  const made = page.getByRole('dialog', { name: 'New document' });
  await made.getByRole('combobox', { name: /^Template/ }).selectOption({ label: 'Agreement on tools' });
  for (const name of ['Ada Kern', 'Erika Maier']) {
    const search = made.getByRole('combobox', { name: /^Who it is for/ });
    await search.click();
    await search.fill(name);
    await page.getByRole('option', { name }).click();
    await made.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(made.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await expect(made.getByText('Tools for Ada Kern')).toBeVisible();
  await settled(page);
  await examine(page, 'the sheet of documents from a template');
  await made.getByRole('button', { name: 'Send for signing' }).click();
  await expect(page.getByText('2 documents were sent for signing.')).toBeVisible();

  const phone = await (await device({ login: 'crew' })).newPage();
  await phone.goto('/documents');
  await phone.getByRole('link', { name: /Agreement on tools/ }).click();
  // The list, in which it is their turn as well, goes first.
  await expect(phone.getByRole('heading', { level: 1, name: /Agreement on tools/ })).toBeAttached();
  await expect(phone.getByText('Your turn')).toBeVisible();
  await phone.getByRole('button', { name: 'Read and sign' }).click();
  await expect(phone.getByRole('region', { name: 'Page 1 of 1' })).toContainText('You keep them safe.');
});
