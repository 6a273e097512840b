import { heading, visibleText } from '../../support/screens.ts';
import { expect, test, type Page } from '../../support/story.ts';
import { patience } from '../../support/run/patience.ts';

const forbidden = ['/jobs', '/mailbox', '/email-messages/1', '/projects', '/payrolls', '/profile'];

async function opens(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page).toHaveURL(path);
  expect(await visibleText(page), path).not.toContain('This link shows only');
}

async function expectMessage(page: Page, path: string, what: string, way: RegExp) {
  await page.goto(path);
  await expect(page.getByText(`This link shows only ${what}`), path).toBeVisible();
  await expect(page).toHaveURL(path);
  // The way to what it shows, or as long as that feature is not released, to a personal account.
  await expect(page.getByRole('link', { name: way }), path).toBeVisible();
}

test.describe('a project login', () => {
  // Each walks through many addresses.
  test.describe.configure({ timeout: patience(120_000) });
  test.use({ login: '4711' });
  const own = [
    '/projects/4711',
    '/projects/4711/contact-project-manager',
    '/crews/1',
    '/crews/1/contact-crew-chief',
    '/crews/1/contact-crew-member/2',
    '/locations/1',
  ];
  const others = [...forbidden, '/projects/4712', '/crews/1/check-in', '/plus-crews/PC-7'];
  test(`may open ${own.join(', ')}`, async ({ page }) => {
    for (const path of own) await opens(page, path);
  });
  test(`is told what its link shows at ${others.join(', ')}`, async ({ page }) => {
    for (const path of others)
      await expectMessage(page, path, 'project 4711', /^(Open project 4711|Sign in with an account)$/);
  });
  test('begins at its project, without a back button', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/projects/4711');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  });
});

test.describe('a plus-crew login', () => {
  test.describe.configure({ timeout: patience(120_000) });
  test.use({ login: 'PC-7' });
  const others = [...forbidden, '/plus-crews/PC-8', '/plus-crews/PC-7/settings', '/projects/4711'];
  test('may open its plus crew and its data, without a back button', async ({ page }) => {
    for (const path of ['/plus-crews/PC-7', '/plus-crews/PC-7/data']) {
      await opens(page, path);
      await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
    }
  });
  test(`is told what its link shows at ${others.join(', ')}`, async ({ page }) => {
    for (const path of others)
      await expectMessage(page, path, 'plus crew PC-7', /^(Open plus crew PC-7|Sign in with an account)$/);
  });
});

test.describe('a person without the right', () => {
  for (const login of ['crew', 'client.basic', 'nothing']) {
    test.describe(login, () => {
      test.use({ login });
      test('is told why the mailbox does not open, and gets home', async ({ page }) => {
        await page.goto('/mailbox');
        await expect(heading(page, 'No access')).toBeVisible();
        await expect(page.getByText('You don’t have access to this page')).toBeVisible();
        await page.getByRole('link', { name: 'Go to home' }).click();
        await expect(page).toHaveURL('/');
      });
    });
  }
});

test.describe('nobody', () => {
  test('is asked to sign in at home, in the mailbox, at a message and at help', async ({ page }) => {
    for (const path of ['/', '/mailbox', '/email-messages/1', '/help']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/login/);
      await expect(page.getByRole('button', { name: 'Sign in', exact: true }), path).toBeVisible();
    }
  });
  test('may open the pages about passwords, the version and a link of a mail', async ({ page }) => {
    for (const path of [
      '/forgotten-password',
      '/renew-password',
      '/version',
      '/unsubscribe/unsubscribe-demo',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });
});
