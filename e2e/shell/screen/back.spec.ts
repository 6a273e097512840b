import { homeIsOpen } from '../../support/screens.ts';
import { expect, test, type Page } from '../../support/story.ts';

// Whoever opens a cell of the grid tells the others.
test.use({ login: 'planner', ownTenant: true });

const grid = (page: Page) => page.getByRole('grid', { name: 'People by days' });
const opened = (page: Page) => page.getByRole('dialog');

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('Back closes the sheets of the grid one by one and leaves it last', async ({ page }) => {
      await page.goto('/');
      await homeIsOpen(page);
      await page.goto('/planner-crew');
      await page.getByRole('button', { name: /^Filters, / }).click();
      await expect(opened(page)).toBeVisible();
      await page.goBack();
      await expect(opened(page)).toHaveCount(0);
      await grid(page).locator('[data-row="0"] [data-column="3"]').click();
      await expect(opened(page)).toBeVisible();
      await page.goBack();
      await expect(opened(page)).toHaveCount(0);
      await expect(grid(page)).toBeVisible();
      // What was closed by its own button leaves nothing behind.
      await page.getByRole('button', { name: /^Filters, / }).click();
      await opened(page).getByRole('button', { name: 'Close' }).click();
      await expect(opened(page)).toHaveCount(0);
      await page.goBack();
      await homeIsOpen(page);
    });

    test('a calendar in a form closes before the form', async ({ page }) => {
      await page.goto('/todo-calendar');
      await page.getByRole('button', { name: 'New to-do' }).click();
      const form = page.getByRole('dialog', { name: 'New to-do' });
      await form.getByRole('textbox', { name: /What to do/ }).fill('Order lifts');
      await form.getByRole('button', { name: /^Pick a date/ }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('grid')).toHaveCount(0);
      await expect(form.getByRole('textbox', { name: /What to do/ })).toHaveValue('Order lifts');
      await page.goBack();
      await expect(form).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'New to-do' })).toBeVisible();
    });
  });
}

test('Back closes a menu of further actions, and the sheet that one of them opens', async ({ page }) => {
  await page.goto('/');
  await homeIsOpen(page);
  await page.goto('/projects/4711');
  const more = page.getByRole('button', { name: 'Change project' });
  const menu = page.getByRole('menu', { name: 'Change project' });
  await more.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await more.click();
  await menu.getByRole('menuitem', { name: 'Edit project' }).click();
  await expect(opened(page)).toBeVisible();
  await page.goBack();
  await expect(opened(page)).toHaveCount(0);
  await expect(more).toBeVisible();
  await page.goBack();
  await homeIsOpen(page);
});

test('the router does not hear of Back that closes something: it would open the page anew', async ({
  page,
}) => {
  // On a window, listeners hear in the order in which they came; what closes has to be the first.
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    const heardBy: unknown[] = [];
    Object.assign(window, {
      heardBy,
      addEventListener: (...listener: Parameters<typeof add>) => {
        if (listener[0] === 'popstate') heardBy.push(listener[2]);
        add(...listener);
      },
    });
  });
  await page.goto('/');
  await homeIsOpen(page);
  const heardBy = await page.evaluate(() => (window as unknown as { heardBy: unknown[] }).heardBy);
  expect(heardBy).toEqual([{ capture: true }, undefined]);
});

test('Back closes the side menu', async ({ page }) => {
  await page.goto('/');
  await homeIsOpen(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await homeIsOpen(page);
  // A page that is chosen in the menu takes its place: one Back leads home.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: /To-do/ }).click();
  await expect(page).toHaveURL(/todo-calendar/);
  await page.goBack();
  await homeIsOpen(page);
});
