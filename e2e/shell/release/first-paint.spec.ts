import { expect, test, type Page } from '../../support/story.ts';

/** What a document shows before any script, to everybody. */
test.use({ javaScriptEnabled: false });

const login = (page: Page) => page.getByRole('textbox', { name: 'Login' });
const secret = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

test('the tenant and the form are there, and what is typed stands in no address', async ({ page }) => {
  for (const address of ['/login', '/']) {
    await page.goto(address);
    await expect(page.getByText('Nordlicht Crew')).toBeVisible();
    await expect(login(page)).toHaveAttribute('autocomplete', 'username');
    await expect(secret(page)).toHaveAttribute('autocomplete', 'current-password');
  }
  expect(await page.content()).toContain('This app needs JavaScript.');
  await login(page).fill('crew');
  await secret(page).fill('secret');
  await button(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(login(page)).toHaveValue('');
});

for (const address of ['/mailbox', '/unsubscribe/unsubscribe-demo', '/welcome/welcome-demo', '/?PID=4711']) {
  test(`${address} shows whose app it is, and no form`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('Nordlicht Crew')).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
  });
}

test.describe('a tenant with colours of its own', () => {
  test.use({ tenant: 'redwave' });
  test('has them from the start', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText('Redwave Events')).toBeVisible();
    await expect(button(page)).toHaveCSS('background-color', 'rgb(163, 23, 58)');
  });
});

test.describe('a tenant that speaks one language', () => {
  test.use({ tenant: 'canal' });
  test('speaks it whatever was chosen, and offers no other', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText('Canal & Cie')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
  test('keeps its own colour when the styles of the page have come', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'load' });
    const screen = page.locator('[data-style]');
    const colour = () => screen.evaluate((one) => getComputedStyle(one).getPropertyValue('--tenant-colour'));
    expect(await colour()).toBe('#14324a');
  });
});

test.describe('a language that was chosen on the phone', () => {
  test.use({ language: 'cy' });
  test('is that of the form', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
    await expect(page.getByRole('combobox')).toHaveValue('cy');
  });
});

test.describe('a phone in the dark', () => {
  test.use({ colorScheme: 'dark' });
  test('gets a dark document, unless light was chosen', async ({ page, context, baseURL }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(19, 20, 18)');
    await context.addCookies([{ name: 'callboard_frame', value: 'out.light.en', url: baseURL ?? '' }]);
    await page.goto('/login');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(245, 243, 238)');
  });
});

test.describe('who is signed in', () => {
  test.use({ login: 'crew' });
  test('gets the bars of home and no form, and elsewhere a plain page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('header').first()).toBeVisible();
    await expect(page.locator('nav').last()).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
    await page.goto('/mailbox');
    await expect(page.getByText('Nordlicht Crew')).toBeVisible();
    await expect(page.locator('nav')).toHaveCount(0);
  });
});
