import { keptOffline } from '../../support/phone/kept-offline.ts';
import { homeIsOpen, signOut } from '../../support/screens.ts';
import { signInByHand } from '../../support/person/sign-in.ts';
import { expect, test, type Page } from '../../support/story.ts';

test.use({ serviceWorkers: 'allow' });

/** Notes whether a form for signing in was ever to be seen. */
const watchForForms = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { sawForm: false });
    const look = () => {
      const form = document.querySelector('form');
      if (form?.checkVisibility({ visibilityProperty: true })) Object.assign(window, { sawForm: true });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
const sawForm = (page: Page) => page.evaluate(() => (window as unknown as { sawForm: boolean }).sawForm);
/** What the document itself came with. */
const frameOf = (page: Page) => page.evaluate(() => globalThis.__callboard.data.frame);

test.describe('who is signed in', () => {
  test.use({ login: 'crew' });

  test('sees home from its frame on, without a form in between', async ({ page }) => {
    await watchForForms(page);
    await page.goto('/');
    await homeIsOpen(page);
    expect(await frameOf(page)).toBe('home');
    expect(await sawForm(page)).toBe(false);
  });

  test('is shown no form either on a phone that has lost its cookies', async ({ page, context }) => {
    await context.clearCookies({ name: 'callboard_frame' });
    await watchForForms(page);
    await page.goto('/');
    await homeIsOpen(page);
    expect(await frameOf(page)).toBe('sign-in');
    expect(await sawForm(page)).toBe(false);
    await page.reload();
    expect(await frameOf(page)).toBe('home');
  });

  test('finds the bars where the frame had them', async ({ page, browser, storageState, baseURL }) => {
    await page.goto('/');
    await homeIsOpen(page);
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      ...(storageState && { storageState }),
      viewport: page.viewportSize(),
      javaScriptEnabled: false,
    });
    const plain = await context.newPage();
    for (const width of [360, 1280]) {
      for (const each of [page, plain]) await each.setViewportSize({ width, height: 740 });
      await plain.goto('/');
      const of = (each: Page) =>
        each.evaluate(() => {
          // Without scripts a line that says so stands above.
          const top = document.getElementById('root')!.getBoundingClientRect().top;
          const { x, y, width, height } = document.querySelector('#root header')!.getBoundingClientRect();
          return [x, y - top, width, height];
        });
      expect(await of(plain), `the bar at ${width}`).toEqual(await of(page));
    }
    await context.close();
  });
});

test('the offline worker gives nobody a frame of before', async ({ page }) => {
  await page.goto('/login');
  await keptOffline(page);
  await page.reload();
  expect(await frameOf(page)).toBe('sign-in');
  await signInByHand(page, 'crew');
  await homeIsOpen(page);
  await page.reload();
  await homeIsOpen(page);
  expect(await frameOf(page)).toBe('home');
  await page.goto('/help');
  expect(await frameOf(page)).toBe('page');
  await page.goto('/');
  await homeIsOpen(page);
  await signOut(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  expect(await frameOf(page)).toBe('sign-in');
});
