import type { AnswerOf, payrolls } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { examine } from '../support/examine.ts';
import { patience } from '../support/run/patience.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';

type Payrolls = AnswerOf<typeof payrolls.payrolls>;
type Items = AnswerOf<typeof payrolls.payrollItems>;

test.use({ ownTenant: true, login: 'accountant', viewport: { width: 360, height: 740 } });

test('a month is drafted, an item corrected with a reason, and several drafts are released together', async ({
  page,
  product,
  device,
}) => {
  test.setTimeout(patience(120_000));
  const crew = await actor(product.port, 'crew');
  const accountant = await actor(product.port, 'accountant');
  const drafts = () => accountant.get<Payrolls>('/payrolls?all=true&status=draft&limit=200');

  // This month, in a sheet; the list then shows the drafts.
  await page.goto('/payrolls');
  await page.getByRole('button', { name: 'Draft payrolls' }).click();
  const draft = page.getByRole('dialog', { name: 'Draft payrolls' });
  await draft.getByLabel('Month').selectOption({ index: 0 });
  await draft.getByRole('button', { name: 'Draft payrolls' }).click();
  await expect(draft).toHaveCount(0);
  await expect(page).toHaveURL(/status=draft/);
  const { items } = await drafts();
  const own = items.find(({ person }) => person.id === crew.id);
  if (!own) throw new Error('Whoever signs in as crew has no draft.');
  await settled(page);
  await examine(page, '/payrolls?status=draft');

  // An item of one draft pays more, for a reason that its history keeps.
  await page.goto(`/payrolls/${own.number}`);
  await page.getByRole('button', { name: 'Correct item' }).first().click();
  const correct = page.getByRole('dialog', { name: 'Correct item' });
  await correct.getByLabel(`Amount in ${own.currency}`).fill('321.00');
  await correct.getByLabel('Reason').fill('A night rate');
  await correct.getByRole('button', { name: 'Save correction' }).click();
  await expect(correct).toHaveCount(0);

  // All that pay for everything are released at once; whose month it is hears of it.
  await page.goto('/payrolls?status=draft');
  await page.getByRole('button', { name: 'Release drafts' }).click();
  const release = page.getByRole('dialog', { name: 'Release drafts' });
  await expect(release.getByRole('checkbox', { name: own.person.name, exact: true }).first()).toBeChecked();
  await settled(page);
  await examine(page, 'Release drafts');
  const ready = items.filter(({ zeroItems }) => zeroItems === 0);
  await release.getByRole('button', { name: `Release payrolls: ${ready.length}` }).click();
  await expect(page.getByText(`Payrolls released: ${ready.length}`)).toBeVisible();
  await expect(release).toHaveCount(0);
  expect((await drafts()).items.filter(({ zeroItems }) => zeroItems === 0)).toEqual([]);

  const phone = await (await device({ login: 'crew' })).newPage();
  await phone.goto(`/payrolls/${own.number}`);
  await expect(phone.getByRole('button', { name: 'Check and sign' })).toBeVisible();
  const seen = await crew.get<Items>(`/payrolls/${own.id}/items`);
  expect(seen.items.map(({ amountMinor }) => amountMinor)).toContain(32_100);
});
