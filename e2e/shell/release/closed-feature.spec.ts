import { heading, mainMenu } from '../../support/screens.ts';
import { expect, test, type Page } from '../../support/story.ts';

test.use({ ownTenant: true, login: 'planner', viewport: { width: 1280, height: 800 } });

const closed = (page: Page) => page.getByText('Not part of your package');
const entry = (page: Page) => mainMenu(page).getByRole('link', { name: 'Projects', exact: true });
/** A page that was loaded again has forgotten it. */
const remember = (page: Page) => page.evaluate(() => Object.assign(window, { remembered: true }));
const remembers = (page: Page) => page.evaluate(() => 'remembered' in window);

test('an open page says by itself that its feature was switched off, and opens again', async ({
  page,
  product,
}) => {
  await page.goto('/projects');
  await expect(heading(page, 'Projects')).toBeVisible();
  await expect(entry(page)).toBeVisible();
  await remember(page);
  await product.keepBundle?.('planning');
  await expect(closed(page)).toBeVisible();
  await expect(entry(page)).toHaveCount(0);
  await expect(mainMenu(page).getByRole('link', { name: 'Planning calendar' })).toBeVisible();
  await product.keepBundle?.('projects');
  await expect(heading(page, 'Projects')).toBeVisible();
  await expect(closed(page)).toHaveCount(0);
  await expect(entry(page)).toBeVisible();
  expect(await remembers(page)).toBe(true);
});

test('what somebody is typing stays until they are done with it', async ({ page, product }) => {
  await page.goto('/projects');
  await page.getByRole('button', { name: 'New project' }).click();
  const sheet = page.getByRole('dialog', { name: 'New project' });
  const name = sheet.getByRole('textbox', { name: /^Name/ });
  await name.fill('Sommerfest am Kai');
  const heard = page.waitForResponse(/\/api\/v1\/lineup/);
  await product.keepBundle?.('planning');
  await heard;
  await expect(name).toHaveValue('Sommerfest am Kai');
  await page.keyboard.press('Escape');
  await expect(closed(page)).toBeVisible();
});
