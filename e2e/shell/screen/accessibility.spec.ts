import { examine } from '../../support/examine.ts';
import { settled } from '../../support/screens.ts';
import { openRoutes, signedInRoutes } from '../../support/product/routes.ts';
import { expect, test } from '../../support/story.ts';
import { patience } from '../../support/run/patience.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, viewport] of [
    ['360', { width: 360, height: 740 }],
    ['1280', { width: 1280, height: 800 }],
  ] as const) {
    // Each scheme and each width once in every run; the other two pairs with all stories.
    if ((colorScheme === 'dark') !== (name === '1280') && !process.env.CALLBOARD_ALL_STORIES) continue;
    test.describe(`${colorScheme}, ${name} wide`, () => {
      // A dozen screens, each looked at in full.
      test.describe.configure({ timeout: patience(120_000) });
      test.use({ colorScheme, viewport });

      test('screens without a sign-in', async ({ page }) => {
        for (const route of openRoutes) {
          await page.goto(route);
          await settled(page);
          await examine(page, route);
        }
        await page.goto('/login');
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await expect(page.getByText('Enter your login.').first()).toBeVisible();
        await examine(page, '/login with errors');
      });

      test.describe('signed in', () => {
        test.use({ login: 'office' });
        test('screens of a person', async ({ page }) => {
          for (const route of signedInRoutes) {
            await page.goto(route);
            await settled(page);
            await examine(page, route);
          }
          await page.goto('/mailbox');
          await page.getByRole('searchbox').fill('truss');
          await settled(page);
          await examine(page, 'search in the mailbox');
          await page.getByRole('searchbox').fill('no such words anywhere at all');
          await expect(page.getByText(/No results for/)).toBeVisible();
          await examine(page, 'a search without hits');
          await page.goto('/mailbox');
          await page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first().click();
          await settled(page);
          await examine(page, 'a message');
          const open = page.getByRole('button', { name: 'Open menu' });
          if (await open.isVisible()) {
            await open.click();
            await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
            await examine(page, 'the menu');
          }
        });
      });
    });
  }
}

for (const tenant of ['redwave', 'canal'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Each theme in one scheme in every run.
    if ((tenant === 'redwave') !== (colorScheme === 'dark') && !process.env.CALLBOARD_ALL_STORIES) continue;
    test.describe(`${tenant}, ${colorScheme}`, () => {
      test.use({ tenant, colorScheme });
      test('sign-in has enough contrast in its theme', async ({ page }) => {
        await page.goto('/login');
        await settled(page);
        await examine(page, `/login of ${tenant}`);
      });
      test.describe('signed in', () => {
        test.use({ login: 'office' });
        test('home and mailbox have enough contrast in their theme', async ({ page }) => {
          for (const route of ['/', '/mailbox', '/version']) {
            await page.goto(route);
            await settled(page);
            await examine(page, `${route} of ${tenant}`);
          }
        });
      });
    });
  }
}
