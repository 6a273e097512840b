import { examine } from '../support/examine.ts';
import { heading, settled } from '../support/screens.ts';
import { expect, test, type Page } from '../support/story.ts';
import { patience } from '../support/run/patience.ts';

test.use({ login: 'planner' });

const grid = (page: Page) => page.getByRole('grid', { name: 'People by days' });
/** A cell of the coming days with nothing in it, for which there are open positions. */
const free = (page: Page) => grid(page).getByRole('gridcell', { name: /nothing planned$/ });

test('the grid opens, reads person, day and state, and is readable in both modes', async ({ page }) => {
  await page.goto('/planner-crew');
  await expect(heading(page, 'Planner crew')).toBeVisible();
  await expect(grid(page)).toBeVisible();
  await settled(page);
  await examine(page, '/planner-crew');
  await expect(free(page).first()).toHaveAccessibleName(/^\S.+, \w{3},? \d+ \w{3}, nothing planned$/);
  await expect(
    grid(page)
      .getByRole('gridcell', { name: /Confirmed position, \d\d:\d\d–\d\d:\d\d/ })
      .first(),
  ).toHaveText(/^C/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await examine(page, '/planner-crew, dark');
});

test('filters say what they leave', async ({ page }) => {
  await page.goto('/planner-crew');
  await page.getByRole('button', { name: /^Filters, / }).click();
  const sheet = page.getByRole('dialog', { name: 'Whom to show' });
  await sheet.getByRole('checkbox', { name: 'Stammcrew' }).check();
  await sheet.getByRole('button', { name: /^Show \d+ people$/ }).click();
  await expect(page).toHaveURL(/crews=/);
  await expect(page.getByRole('button', { name: 'Remove filter Stammcrew' })).toBeVisible();
});

test('without a membership crew one is told whom to ask', async ({ device }) => {
  const context = await device({ login: 'planner.new' });
  const page = await context.newPage();
  await page.goto('/planner-crew');
  await expect(page.getByText(/^Ask your planner to create it/)).toBeVisible();
});

test.describe('planning', () => {
  test.use({ ownTenant: true });

  test.describe('by touch at 360 px', () => {
    test.use({ hasTouch: true });
    test('a planner fills a cell, takes it back, and fills it for good', async ({ page }) => {
      await page.goto('/planner-crew?days=14');
      const cell = grid(page).locator('[data-row="0"] [data-column="3"]');
      const name = await cell.getAttribute('aria-label');
      await cell.tap();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: 'Request', exact: true }).first().tap();
      await page.getByRole('button', { name: 'Undo' }).tap();
      await expect(page.getByText('Undone. Nobody was notified.')).toBeVisible();
      await expect(cell).toHaveAttribute('aria-label', name ?? '');
      await cell.tap();
      await sheet.getByRole('button', { name: 'Request', exact: true }).first().tap();
      await expect(cell).toHaveAccessibleName(/Planned by Petra Maier: Request/);
      await expect(cell).toHaveAccessibleName(/Request pending/, { timeout: patience(20_000) });
    });
  });

  test.describe('by two planners', () => {
    test.use({ viewport: { width: 1280, height: 800 } });
    test('each sees what the other plans, by name, and the slower one is told', async ({ page, device }) => {
      const petra = page;
      const fenna = await (await device({ login: 'planning' })).newPage();
      // The first seconds of a page read everything anyway; what others do meanwhile comes with that.
      const listening = fenna.waitForResponse(/\/live/, { timeout: patience(30_000) });
      await petra.goto('/planner-crew?plan=first');
      await fenna.goto('/planner-crew');
      for (const one of [petra, fenna]) await expect(grid(one)).toBeVisible();
      await listening;
      await settled(fenna);
      const box = grid(fenna).locator('..');
      await box.evaluate((element) => element.scrollBy({ top: 60, behavior: 'instant' }));
      const place = () => grid(fenna).locator('[data-row="2"]').boundingBox();
      const before = await place();

      // One plans, and the other sees whose it is.
      const cell = (one: Page) => grid(one).locator('[data-row="2"] [data-column="3"]');
      const request = (one: Page) =>
        one.getByRole('dialog').getByRole('button', { name: 'Request', exact: true }).first();
      await cell(petra).click();
      await request(petra).click();
      await expect(cell(petra)).toHaveAccessibleName(/Planned by Petra Maier: Request/);
      await expect(cell(fenna)).toHaveAccessibleName(/Planned by Petra Maier: Request/);
      expect(await place()).toEqual(before);

      // The other is faster; who was slower keeps what was planned, beside how it stands now.
      await cell(fenna).click();
      await expect(fenna.getByRole('dialog').getByText('Planned by Petra Maier: Request')).toBeVisible();
      await request(fenna).click();
      await expect(cell(petra)).toHaveAccessibleName(/Request pending/, { timeout: patience(20_000) });
      await expect(petra.getByRole('button', { name: 'Nothing can be sent' })).toBeVisible();
      await cell(petra).click();
      await expect(petra.getByText(/The position has changed since: To confirm/)).toBeVisible();
    });
  });

  test.describe('by keyboard alone at 1280 px', () => {
    test.use({ viewport: { width: 1280, height: 800 } });
    test('a day of the grid opens as a list', async ({ page }) => {
      await page.goto('/planner-crew');
      await expect(grid(page)).toBeVisible();
      await grid(page).locator('[data-row="0"] [data-column="2"]').focus();
      await page.keyboard.press('ArrowUp');
      const day = grid(page).getByRole('columnheader').nth(3);
      await expect(day).toBeFocused();
      const name = (await day.getAttribute('aria-label')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name, pressed: true })).toBeVisible();
    });
    test('a planner walks the grid and plans first', async ({ page }) => {
      await page.goto('/planner-crew?plan=first');
      await expect(grid(page)).toBeVisible();
      await settled(page);
      const inGrid = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell');
      for (let n = 0; n < 40 && !(await inGrid()); n += 1) await page.keyboard.press('Tab');
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
      await expect(grid(page).locator('[data-row="0"] [data-column="3"]')).toBeFocused();
      await page.keyboard.press('Enter');
      const request = page.getByRole('dialog').getByRole('button', { name: 'Request', exact: true }).first();
      await expect(request).toBeVisible();
      for (let n = 0; n < 20 && !(await request.evaluate((one) => one === document.activeElement)); n += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(grid(page).locator('[data-row="0"] [data-column="3"]')).toBeFocused();
      const send = page.getByRole('button', { name: 'Send 1 change to 1 person' });
      await expect(send).toBeVisible();
      for (let n = 0; n < 20 && !(await send.evaluate((one) => one === document.activeElement)); n += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Sending 1 change in \d s$/)).toBeVisible();
    });
  });
});
