import { examine } from '../support/examine.ts';
import { heading, settled } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';

test.use({ login: 'crew', viewport: { width: 360, height: 740 } });

test('Payrolls opens at its address, and hides the pay', async ({ page }) => {
  await page.goto('/payrolls');
  await expect(heading(page, 'Payrolls')).toBeAttached();
  await settled(page);
  await expect(page.getByText('Amount hidden').first()).toBeAttached();
  await examine(page, '/payrolls');
});
