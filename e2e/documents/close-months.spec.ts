import type { AnswerOf, staffContracts } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { examine } from '../support/examine.ts';
import { patience } from '../support/run/patience.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';

type Lines = AnswerOf<typeof staffContracts.timeAccountLines>;
type Contracts = AnswerOf<typeof staffContracts.staffContracts>;
type Contract = Contracts['items'][number];

test.use({ ownTenant: true, login: 'accountant', viewport: { width: 360, height: 740 } });

/** Some people have had several contracts. */
const isFirst = (all: readonly Contract[], at: number) =>
  all.findIndex(({ personId }) => personId === all[at]?.personId) === at;

test('last month is opened again with a reason, and closed: for one person, and for several at once', async ({
  page,
  product,
}) => {
  test.setTimeout(patience(90_000));
  const accountant = await actor(product.port, 'accountant');
  const month = '2026-10-01';
  const isClosed = async ({ personId }: Contract) =>
    (await accountant.get<Lines>(`/timeAccountLines?personId=${personId}&month=${month}`)).locked;
  const { items } = await accountant.get<Contracts>('/staffContracts?limit=1000&page=1');
  const [one, other] = items.filter(({ state }, at) => state === 'valid' && isFirst(items, at));
  if (!one || !other) throw new Error('Too few people have a contract.');
  await accountant.post('/monthLocks/open', { personId: other.personId, month, reason: 'The 3rd was wrong' });

  // The account of one of them.
  await page.goto('/contracts');
  const main = page.getByRole('main');
  await main.locator(`a[href="/contracts/${one.id}"]`).click();
  await main.getByRole('button', { name: 'Month before' }).click();
  const closed = main.getByText('October 2026 is closed', { exact: true });
  await expect(closed).toBeVisible();
  await main.getByRole('button', { name: 'Open month again' }).click();
  const reopen = page.getByRole('dialog', { name: 'Open October 2026 again?' });
  await reopen.getByRole('button', { name: 'Open month again' }).click();
  await expect(reopen.getByText('Please fill this in.')).toBeVisible();
  await reopen.getByLabel('Reason').fill('The 4th was wrong');
  await settled(page);
  await examine(page, 'Open October 2026 again?');
  await reopen.getByRole('button', { name: 'Open month again' }).click();
  await expect(page.getByText(`October 2026 is open again for ${one.personName}`)).toBeVisible();
  await expect(closed).toHaveCount(0);
  expect(await isClosed(one)).toBe(false);

  await main.getByRole('button', { name: 'Close month', exact: true }).click();
  const ask = page.getByRole('alertdialog', { name: 'Close October 2026?' });
  await settled(page);
  await examine(page, 'Close October 2026?');
  await ask.getByRole('button', { name: 'Close month' }).click();
  await expect(closed).toBeVisible();
  expect(await isClosed(one)).toBe(true);

  // Everybody whose month is open, in one sheet.
  await page.goBack();
  await main.getByRole('button', { name: 'Close months' }).click();
  const sheet = page.getByRole('dialog', { name: 'Close months' });
  await sheet.getByRole('checkbox', { name: other.personName }).check();
  await settled(page);
  await examine(page, 'Close months');
  await sheet.getByRole('button', { name: 'Close October 2026: 1' }).click();
  await expect(page.getByText('Closed for October 2026: 1')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  expect(await isClosed(other)).toBe(true);
});
