import type { AnswerOf, invoices } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { examine } from '../support/examine.ts';
import { patience } from '../support/run/patience.ts';
import { settled } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';

type Invoice = AnswerOf<typeof invoices.invoice>;
type Invoices = AnswerOf<typeof invoices.invoices>;

test.use({ ownTenant: true, login: 'accountant', viewport: { width: 360, height: 740 } });

const books = `books.${crypto.randomUUID()}@opera.example`;

/** How many mails to that address wait in the outbox. */
async function mailsTo(page: Page, port: number): Promise<number> {
  const outbox = `http://127.0.0.1:${port}/dev/mail`;
  const list = await (await page.request.get(outbox)).text();
  return list.split(books).length - 1;
}

test('an overdue invoice is sent, reminded of by hand, and its own reminders are switched off', async ({
  page,
  product,
}) => {
  test.setTimeout(patience(90_000));
  const accountant = await actor(product.port, 'accountant');
  const { items } = await accountant.get<Invoices>('/invoices?state=overdue&limit=200&page=1');
  // Of the latest the reminders are still to come.
  const { number } = items.toSorted((one, other) => other.dueDate.localeCompare(one.dueDate))[0] ?? {};
  const read = () => accountant.get<Invoice>(`/invoices/${number}`);

  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Overdue', exact: true }).click();
  await page.getByRole('main').locator(`a[href="/invoice/${number}"]`).click();
  const main = page.getByRole('main');
  // What nobody was sent is not reminded of.
  await expect(main.getByRole('button', { name: 'Send payment reminder' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Send invoice' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('To').fill(books);
  await expect(sheet.getByRole('checkbox', { name: 'Remind by email when overdue' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Send invoice' }).click();
  await expect(page.getByText(`Sent to ${books}`)).toBeVisible();
  await expect(sheet).toHaveCount(0);
  const reminders = main.getByRole('switch', { name: 'Remind by email when overdue' });
  await expect(reminders).toBeChecked();
  await expect(main.getByText(/^Next reminder on/)).toBeVisible();
  await settled(page);
  await examine(page, 'an overdue invoice that was sent');

  await main.getByRole('button', { name: 'Send payment reminder' }).click();
  await expect(sheet.getByLabel('To')).toHaveValue(books);
  await sheet.getByLabel('Message').fill('We may have missed your payment.');
  await settled(page);
  await examine(page, 'the reminder of an invoice');
  await sheet.getByRole('button', { name: 'Send payment reminder' }).click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => mailsTo(page, product.port), { timeout: patience(20_000) }).toBe(2);
  expect(await read()).toMatchObject({ reminded: { times: 1 } });
  await main.getByRole('button', { name: 'Send payment reminder' }).click();
  await expect(sheet.getByText(/^Reminded already/)).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);

  await reminders.click();
  await expect(reminders).not.toBeChecked();
  await expect(reminders).toBeEnabled();
  expect(await read()).toMatchObject({ overdueReminders: { on: false, next: null } });
});
