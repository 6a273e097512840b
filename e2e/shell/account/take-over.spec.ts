import { emptyState } from '../../support/person/sign-in.ts';
import { homeIsOpen } from '../../support/screens.ts';
import { expect, test as onALine, type Page } from '../../support/line-story.ts';
import { patience } from '../../support/run/patience.ts';

/** What was begun in the document goes on when the page's script arrives. */
const test = onALine.extend({
  storageState: async ({ way }, give) => give(emptyState(way.origin('nordlicht'), 'en')),
});
test.use({ serviceWorkers: 'block' });

const script = /\/releases\/shell\/.*\/main\.js/;
const later = { kind: 'delay', ms: 2_500 } as const;

const login = (page: Page) => page.getByRole('textbox', { name: 'Login' });
const secret = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const tries = (seen: readonly string[]) => seen.filter((line) => line === 'POST /api/v1/auth/token');

/** React has the form: its button knows its props. */
const takenOver = (page: Page) =>
  expect
    .poll(() =>
      button(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);

/** How far things moved that nobody touched. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifts:
            (window as unknown as { shifts: number }).shifts + (entry as unknown as { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts);

test('what was typed stays, with focus and caret, and nothing moves', async ({ page, way }) => {
  await watchShifts(page);
  way.break({ match: script, fault: later, times: 1 });
  await page.goto('/login', { waitUntil: 'commit' });
  await login(page).pressSequentially('crw');
  await page.keyboard.press('ArrowLeft');
  const before = await login(page).elementHandle();
  const place = await button(page).boundingBox();
  await takenOver(page);
  expect(await before?.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('e');
  await expect(login(page)).toHaveValue('crew');
  expect(await button(page).boundingBox()).toEqual(place);
  expect(await shifts(page)).toBe(0);
  await secret(page).fill('callboard-demo');
  await button(page).click();
  await homeIsOpen(page);
});

test('what is pressed before the script is there goes out at once, and only once', async ({ page, way }) => {
  way.break({ match: script, fault: later, times: 1 });
  await page.goto('/login', { waitUntil: 'commit' });
  await login(page).fill('crew');
  await secret(page).fill('callboard-demo');
  await secret(page).press('Enter');
  await expect.poll(() => tries(way.seen)).toHaveLength(1);
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  expect(await button(page).evaluate((element) => Object.keys(element))).toEqual([]);
  await homeIsOpen(page);
  expect(tries(way.seen)).toHaveLength(1);
  expect(page.url()).not.toContain('crew');
});

test('a wrong password that was pressed early is told at its field', async ({ page, way }) => {
  way.break({ match: script, fault: later, times: 1 });
  await page.goto('/', { waitUntil: 'commit' });
  await login(page).fill('crew');
  await button(page).click();
  // Nothing goes out without a password.
  await expect(secret(page)).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(secret(page)).toHaveAccessibleDescription(/not right/, { timeout: patience(15_000) });
  await expect(login(page)).toHaveValue('crew');
  await expect(secret(page)).toHaveValue('wrong');
  await expect(page).toHaveURL(/\/login$/);
  expect(tries(way.seen)).toHaveLength(1);
});

test('a press that found no way is sent again by the page', async ({ page, way }) => {
  way.break({ match: script, fault: later, times: 1 });
  way.break({ match: /auth\/token/, method: 'POST', fault: { kind: 'reset' }, times: 1 });
  await page.goto('/login', { waitUntil: 'commit' });
  await login(page).fill('crew');
  await secret(page).fill('callboard-demo');
  await button(page).click();
  await homeIsOpen(page);
});

test('a language that is picked before the script is there is spoken from then on', async ({ page, way }) => {
  way.break({ match: script, fault: later, times: 1 });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('combobox').selectOption('cy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy', { timeout: patience(15_000) });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
});

test('the form needs nothing but the document, which fits into the first packets', async ({ page, way }) => {
  way.break({
    match: { test: (address) => !/^\/(login|api\/v1\/auth\/token)$/.test(address) },
    fault: { kind: 'hang' },
  });
  const answer = await page.goto('/login', { waitUntil: 'commit' });
  await expect(button(page)).toBeVisible();
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  await login(page).fill('crew');
  await secret(page).fill('callboard-demo');
  await button(page).click();
  await expect.poll(() => tries(way.seen)).toHaveLength(1);
  const { responseBodySize, responseHeadersSize } = (await answer?.request().sizes()) ?? {};
  console.log(`   document ${responseBodySize} bytes, ${responseHeadersSize} of headers`);
  // Ten packets come before the first acknowledgement.
  expect(responseBodySize).toBeLessThanOrEqual(14_000);
  expect((responseBodySize ?? 0) + (responseHeadersSize ?? 0)).toBeLessThanOrEqual(14_600);
});

test('a press with nothing in the form is told as soon as the page is there', async ({ page, way }) => {
  way.break({ match: script, fault: later, times: 1 });
  await page.goto('/login', { waitUntil: 'commit' });
  await button(page).click();
  await expect(login(page)).toBeFocused();
  await expect(login(page)).toHaveAccessibleDescription('Enter your login.', { timeout: patience(15_000) });
  expect(tries(way.seen)).toEqual([]);
});

test('a password that was to be seen is seen as soon as the page is there', async ({ page, way }) => {
  way.break({ match: script, fault: later, times: 1 });
  await page.goto('/login', { waitUntil: 'commit' });
  await secret(page).fill('rain');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(secret(page)).toHaveAttribute('type', 'text', { timeout: patience(15_000) });
  await expect(secret(page)).toHaveValue('rain');
});
