import { expect, type Page } from '@playwright/test';
import { enterAddress } from './enter-address.ts';
import { patience } from './run/patience.ts';

/** The heading that a screen is known by. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The page's script has drawn what is on the screen, not the document alone. */
export const drawn = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
      ),
    )
    .toBe(true);

/** Signed in and on home: the bar with the menu is there and home has said hello. */
export async function homeIsOpen(page: Page) {
  await expect(page).toHaveURL('/');
  await expect(heading(page, /^Good (morning|afternoon|evening)/)).toBeVisible();
}

/** Home with all that waits for somebody: what is shown on request and what stands in one row is opened. */
export async function showAllOnHome(page: Page): Promise<void> {
  await homeIsOpen(page);
  const needs = page.getByRole('region', { name: /^Needs you/ });
  await expect(needs.getByRole('listitem').first()).toBeVisible();
  const more = needs.getByRole('button', { name: /^Show \d+ more/ });
  if (await more.isVisible()) await more.click();
  await needs.locator('details').evaluateAll((groups) => {
    for (const group of groups) group.setAttribute('open', '');
  });
}

/** Home has come to rest: it is remembered as it looks, and what follows the first screen has been fetched. */
export const homeAtRest = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('lastLook:/')), { timeout: patience(60_000) })
    .not.toBeNull();

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

export async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(mainMenu(page)).toBeVisible();
  return page.getByRole('dialog', { name: 'Main menu' });
}

export async function signOut(page: Page) {
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** The screen is there and nothing of it is still on its way. */
export async function settled(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [role="status"][aria-label]')).toHaveCount(0);
  await still(page);
}

/** Opens an address as a link of the app does: the code is there already, which a new load would read once more. */
export async function goWithinApp(page: Page, address: string) {
  await page.evaluate(enterAddress, address);
  await settled(page);
}

/** Nothing on the screen moves. */
export const still = (page: Page) => expect.poll(() => page.evaluate(moving)).toBe(0);

/** How many parts of a page are on their way to another place or colour, once what is known now was drawn. */
async function moving(): Promise<number> {
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const runs = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  return document.getAnimations().filter(runs).length;
}

/** Everything a person could read, for what must not stand anywhere. */
export const visibleText = (page: Page) => page.locator('body').innerText();
