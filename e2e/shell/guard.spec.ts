import { heading, visibleText } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';

const forbidden = ['/', '/jobs', '/mailbox', '/email-messages/1', '/projects', '/payrolls', '/profile'];

test.describe('a project login', () => {
  test.use({ login: '4711' });
  for (const path of [
    '/projects/4711',
    '/projects/4711/contact-project-manager',
    '/crews/1',
    '/crews/1/contact-crew-chief',
    '/crews/1/contact-crew-member/2',
    '/locations/1',
  ]) {
    test(`may open ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
      expect(await visibleText(page)).not.toContain('This link shows only');
    });
  }
  for (const path of [...forbidden.slice(1), '/projects/4712', '/crews/1/check-in', '/plus-crews/PC-7']) {
    test(`is told at ${path} what its link shows`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('This link shows only project 4711')).toBeVisible();
      await expect(page).toHaveURL(path);
      // The way to the project, or as long as its feature is not released, to a personal account.
      await expect(
        page.getByRole('link', { name: /^(Open project 4711|Sign in with an account)$/ }),
      ).toBeVisible();
    });
  }
  test('begins at its project, without a back button', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/projects/4711');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  });
});

test.describe('a plus-crew login', () => {
  test.use({ login: 'PC-7' });
  for (const path of ['/plus-crews/PC-7', '/plus-crews/PC-7/data']) {
    test(`may open ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
      expect(await visibleText(page)).not.toContain('This link shows only');
      await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
    });
  }
  for (const path of [
    ...forbidden.slice(1),
    '/plus-crews/PC-8',
    '/plus-crews/PC-7/settings',
    '/projects/4711',
  ]) {
    test(`is told at ${path} what its link shows`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('This link shows only plus crew PC-7')).toBeVisible();
      await expect(
        page.getByRole('link', { name: /^(Open plus crew PC-7|Sign in with an account)$/ }),
      ).toBeVisible();
    });
  }
});

test.describe('a person without the right', () => {
  for (const login of ['crew', 'client.basic', 'nothing']) {
    test.describe(login, () => {
      test.use({ login });
      test('is told why the mailbox does not open, and gets home', async ({ page }) => {
        await page.goto('/mailbox');
        await expect(heading(page, 'Not open to you')).toBeVisible();
        await expect(page.getByText('This page is not open to you')).toBeVisible();
        await page.getByRole('link', { name: 'Go to home' }).click();
        await expect(page).toHaveURL('/');
      });
    });
  }
});

test.describe('nobody', () => {
  for (const path of ['/', '/mailbox', '/email-messages/1', '/help']) {
    test(`is asked to sign in at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    });
  }
  for (const path of [
    '/forgotten-password',
    '/renew-password',
    '/version',
    '/unsubscribe/unsubscribe-demo',
  ]) {
    test(`may open ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }
});
