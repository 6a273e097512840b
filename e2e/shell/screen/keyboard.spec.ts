import { patience } from '../../support/run/patience.ts';
import { expect, test, type Page } from '../../support/story.ts';

/** Tabs until the focus is on something with this name, as a person would. */
async function tabTo(page: Page, role: 'textbox' | 'button' | 'link' | 'searchbox', name: string | RegExp) {
  const wanted = page.getByRole(role, { name }).first();
  for (let step = 0; step < 40; step += 1) {
    if ((await wanted.count()) > 0 && (await wanted.evaluate((each) => each === document.activeElement))) {
      return wanted;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${role} ${String(name)}.`);
}

/** The focus can be seen: on the element itself, or on the box or row that stands for it. */
async function focusShows(page: Page) {
  const shown = await page.evaluate(() => {
    let each = document.activeElement;
    for (let level = 0; each && level < 4; level += 1, each = each.parentElement) {
      const ownLook = [
        getComputedStyle(each),
        getComputedStyle(each, '::after'),
        getComputedStyle(each, '::before'),
      ];
      if (ownLook.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px'))
        return true;
      // A field's box shows it by a ring of shadow.
      if (level < 2 && getComputedStyle(each).boxShadow !== 'none') return true;
    }
    return false;
  });
  expect(shown, 'the focus shows').toBe(true);
}

test('from sign-in to a message by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await tabTo(page, 'textbox', 'Login');
  await page.keyboard.type('office');
  await page.keyboard.press('Tab');
  await page.keyboard.type('callboard-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await tabTo(page, 'button', 'Open menu');
  await focusShows(page);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await tabTo(page, 'link', /^Mailbox/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible();

  const list = page.getByRole('list', { name: 'Messages, newest first' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await tabTo(page, 'searchbox', /Search/);
  await focusShows(page);
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    if (
      await list
        .getByRole('link')
        .first()
        .evaluate((each) => each === document.activeElement)
    )
      break;
  }
  await focusShows(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/email-messages\//);
  await tabTo(page, 'button', 'Back');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mailbox');
});

test.describe('the first stop', () => {
  test.use({ login: 'office' });
  test('leads past the frame to the content', async ({ page }) => {
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await tabTo(page, 'link', 'Skip to content');
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

test.describe('the keys of a desk', () => {
  test.use({ login: 'planner', viewport: { width: 1280, height: 800 } });

  test('search, move in the list, open, and are told', async ({ page }) => {
    await page.goto('/projects');
    const rows = page.getByRole('list', { name: 'Projects, newest first' }).getByRole('link');
    await expect(rows.nth(2)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search projects' });
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(search).toBeFocused({ timeout: patience(500) });
    }).toPass();
    await search.blur();
    await page.keyboard.press('j');
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    await focusShows(page);
    const name = await rows.nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${name}`);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await expect(keys.getByText('Search on this page')).toBeVisible();
    await page.goBack();
    await expect(keys).toHaveCount(0);
    await expect(page).toHaveURL(`${name}`);
  });
});
