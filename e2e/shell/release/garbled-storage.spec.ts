import { createHmac } from 'node:crypto';
import { inEveryRun } from '../../support/in-every-run.ts';
import { heading, homeIsOpen, visibleText } from '../../support/screens.ts';
import { password, signInByHand } from '../../support/person/sign-in.ts';
import { expect, test, type Page } from '../../support/story.ts';

const store = (page: Page, entries: Record<string, string>) =>
  page.addInitScript((given: Record<string, string>) => {
    // Once: what the page then does with it is its own.
    if (sessionStorage.getItem('story')) return;
    sessionStorage.setItem('story', 'stored');
    for (const [name, value] of Object.entries(given)) localStorage.setItem(name, value);
  }, entries);

const base64 = (text: string) => Buffer.from(text).toString('base64url');
function forged(exp: number) {
  const head = base64(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));
  const payload = base64(
    JSON.stringify({
      type: 'user',
      loginData: {
        person: { id: 'p-1', name: 'Nobody' },
        contactNumber: '1',
        language: { caption: 'English' },
        loginTypes: [{ caption: 'Office' }],
      },
      sid: 'no-such-session',
      tenant: 'nordlicht',
      iat: exp - 900,
      exp,
    }),
  );
  const key = 'a key of somebody else';
  return `${head}.${payload}.${createHmac('sha256', key).update(`${head}.${payload}`).digest('base64url')}`;
}

const garbage = ['', 'null', 'undefined', '{', 'a.b.c', '[]', '\u0000', '"', 'x'.repeat(100_000)];
for (const [n, text] of inEveryRun([...garbage.entries()], 3)) {
  test(`every key holds garbage (${n}: ${JSON.stringify(text.slice(0, 12))}): the sign-in page opens and works`, async ({
    page,
  }) => {
    const keys = ['token', 'userRights', 'mailboxUserRights', 'tenant', 'uiSettings', 'appCache'];
    await store(page, Object.fromEntries(keys.map((key) => [key, text])));
    await page.goto('/');
    await expect(page).toHaveURL(/\/login/);
    // Whatever the language is now, the form is the form.
    await page.locator('input[autocomplete~="username"]').fill('crew');
    await page.locator('input[type="password"]').fill(password);
    await page.locator('input[type="password"]').press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('signed in', () => {
  test.use({ login: 'office' });
  test('rights that cannot be read are no rights, and nothing breaks', async ({ page }) => {
    await store(page, { userRights: '{not json', mailboxUserRights: '[[' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('a token signed by another key opens nothing and ends at sign-in', async ({ page }) => {
  await store(page, {
    token: forged(Math.floor(Date.now() / 1000) + 3600),
    userRights: JSON.stringify({ mailboxes: ['READ'] }),
    mailboxUserRights: JSON.stringify({ emailMessages: ['READ'] }),
  });
  await page.goto('/mailbox');
  await expect(page).toHaveURL(/\/login/);
  await signInByHand(page, 'office');
  await expect(heading(page, 'Mailbox')).toBeVisible();
});

test('an unknown language falls back, and the page still speaks', async ({ page }) => {
  await store(page, {
    uiSettings: JSON.stringify({ language: 'tlh', mode: 'neon', more: { than: 'known' } }),
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await visibleText(page)).not.toMatch(/\b[a-z-]+\.[a-z-]+\b/);
  await signInByHand(page, 'crew');
  await homeIsOpen(page);
});
