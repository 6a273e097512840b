import { patience } from '../../support/run/patience.ts';
import { expect, test, type Page } from '../../support/story.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });
const tool = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search everything' });

test.describe('at a desk', () => {
  test.use({ login: 'planner', viewport: { width: 1280, height: 800 } });

  test('a project is found with a wrong key, opened by Enter, and offered first the next time', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(tool(page)).toBeVisible({ timeout: patience(20_000) });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Mese Nordlicht');
    const project = palette(page).getByRole('option', { name: /^Messe Nordlicht/ });
    await expect(project).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/projects\/\d+$/);
    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    const lately = palette(page).getByRole('group', { name: 'Recently opened' });
    await expect(lately.getByRole('option', { name: /^Messe Nordlicht/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ login: 'crew' });

  test('without a network the jobs that it keeps are found, and Back closes the search', async ({
    page,
    context,
  }) => {
    await page.goto('/jobs');
    const first = page.getByRole('main').getByRole('list').getByRole('link').first();
    await expect(first).toBeVisible();
    await expect(tool(page)).toBeVisible({ timeout: patience(20_000) });
    await tool(page).click();
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.goBack();
    await expect(palette(page)).toHaveCount(0);
    await expect(page).toHaveURL('/jobs');
    await context.setOffline(true);
    await tool(page).click();
    await palette(page).getByRole('combobox').fill('stagehand');
    await expect(
      palette(page).getByText('You’re offline. This is what’s saved on your phone.'),
    ).toBeVisible();
    await palette(page).getByRole('option').first().click();
    await expect(page).toHaveURL(/\/jobs\/[\w-]+$/);
    await context.setOffline(false);
  });
});
