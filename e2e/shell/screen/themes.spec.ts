import { ask } from '../../support/person/ask.ts';
import { openMenu } from '../../support/screens.ts';
import { password } from '../../support/person/sign-in.ts';
import { expect, test, type Page } from '../../support/story.ts';

const role = (page: Page, name: string) =>
  page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    name,
  );

/** Fills the form in whatever language the tenant speaks. */
async function enter(page: Page, login: string) {
  await page.goto('/login');
  await page.locator('input[autocomplete~="username"]').fill(login);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('input[type="password"]').press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [tenant, theme] of [
  ['nordlicht', 'default'],
  ['redwave', 'red'],
  ['canal', 'watermark'],
] as const) {
  test.describe(theme, () => {
    test.use({ tenant });
    test(`${theme}: light and dark, before and after signing in`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await enter(page, 'office');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const light = await role(page, '--background');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => role(page, '--background')).not.toBe(light);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await role(page, '--background')).not.toBe(light);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => role(page, '--background')).toBe(light);
    });
  });
}

test('the red theme has an accent of its own; the watermark changes no colour but shows its mark', async ({
  page,
  product,
}) => {
  const accents: Record<string, string> = {};
  for (const tenant of ['nordlicht', 'redwave', 'canal'] as const) {
    await page.goto(`${product.origin(tenant)}/login`);
    await expect(page.getByRole('button').first()).toBeVisible();
    accents[tenant] = await role(page, '--accent');
    if (tenant === 'canal') await expect(page.locator('html')).toHaveAttribute('data-mark', /.+/);
  }
  expect(accents['redwave']).not.toBe(accents['nordlicht']);
});

test.describe('the tenant with a picture', () => {
  test.use({ tenant: 'redwave' });
  test('shows it behind the sign-in form, and it is really there', async ({ page }) => {
    const picture = page.waitForResponse(
      (response) =>
        response.request().resourceType() === 'image' && /file|background|asset/.test(response.url()),
    );
    await page.goto('/login');
    expect((await picture).status()).toBe(200);
  });
});

test.describe('a mode that the person chose', () => {
  test.use({ login: 'office' });
  test('wins over the phone, survives a reload and a signing out', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const light = await role(page, '--background');
    const menu = await openMenu(page);
    await menu.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => role(page, '--background')).not.toBe(light);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('uiSettings'))).toContain('dark');
  });
});

test('icon, title and description come from the tenant', async ({ page, product }) => {
  const found: string[] = [];
  for (const tenant of ['nordlicht', 'redwave', 'canal'] as const) {
    await page.goto(`${product.origin(tenant)}/login`);
    await expect(page.getByRole('button').first()).toBeVisible();
    const icon = await page.locator('link[rel="icon"]').getAttribute('href');
    const { pathname, search } = new URL(icon ?? '', page.url());
    const picture = await ask(product.port, pathname + search, { tenant });
    expect([200, 302]).toContain(picture.status);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    found.push(`${await page.title()} | ${description}`);
  }
  expect(new Set(found).size).toBe(3);
  expect(found[0]).toMatch(/^Nordlicht Crew – /);
});
