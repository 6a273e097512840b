import { broughtBy, homeCode } from '../support/home-code.ts';
import { openMenu } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';
import { kB, listen, sum } from '../support/wire.ts';

/** Entry, page and words of a feature, over what home has fetched already. */
const promised = 60_000;

// What the worker puts aside for later is not what the screen waits for.
test.use({ serviceWorkers: 'block' });

for (const { login, name, rows } of [
  {
    login: 'crew',
    name: 'Payrolls',
    rows: (page: Page) => page.getByRole('main').locator('a[href^="/payrolls/"]'),
  },
  {
    login: 'crew',
    name: 'Receipts',
    rows: (page: Page) => page.getByRole('main').locator('a[href^="/receipt/"]'),
  },
  {
    login: 'accountant',
    name: 'Invoices',
    rows: (page: Page) => page.getByRole('main').locator('a[href^="/invoice/"]'),
  },
  {
    login: 'planner',
    name: 'Plus crews',
    rows: (page: Page) => page.getByRole('main').locator('a[href^="/plus-crews/"]'),
  },
])
  test.describe(name, () => {
    test.use({ login });

    test(`opening ${name} from home brings little more`, async ({ page }) => {
      const wire = listen(page);
      await page.goto('/');
      await expect(page.getByRole('list', { name: /^Needs you/ })).toBeAttached();
      const home = await homeCode(page, wire);
      await (await openMenu(page)).getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await expect(rows(page).first()).toBeVisible();
      await wire.quiet();
      const pieces = broughtBy(name === 'Plus crews' ? 'plus-crews' : 'finance', home, await wire.pieces());
      const more = sum(pieces);
      expect(pieces.some(({ url }) => !url.includes('/releases/shell/'))).toBe(true);
      console.log(`   ${name} ${kB(more)} more after home`);
      test.info().annotations.push({ type: 'sizes', description: `${name} ${kB(more)} more after home` });
      expect(more).toBeLessThanOrEqual(promised);
    });
  });
