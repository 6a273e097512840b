import { coldPhone } from '../support/kept-phone.ts';
import { expect, test } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

test('today and the next days are on a planner’s phone though nothing was opened', async ({
  product,
  tenant,
}) => {
  test.setTimeout(patience(120_000));
  const { page, end } = await coldPhone(product.origin(tenant), 'planner');
  const asOf = page.getByText(/As of \d\d:\d\d/).first();
  try {
    await page.goto('/planning-calendar');
    await expect(page.getByRole('main').locator('a[href^="/crews/"]').first()).toBeVisible();
    await expect(asOf).toBeVisible();
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(asOf).toBeVisible();

    await page.goto('/planner-crew');
    await expect(page.getByRole('grid', { name: 'People by days' })).toBeVisible();
    await expect(asOf).toBeVisible();
    await page.getByRole('button', { name: 'Later days' }).click();
    await expect(page.getByRole('grid', { name: 'People by days' })).toBeVisible();

    await page.goto('/todo-calendar');
    await expect(page.getByRole('list', { name: 'To-dos' }).getByRole('listitem').first()).toBeVisible();
    await expect(asOf).toBeVisible();

    await page.goto('/membership-crews');
    await expect(page.getByRole('main').locator('a[href^="/membership-crews/"]').first()).toBeVisible();
  } finally {
    await end();
  }
});
