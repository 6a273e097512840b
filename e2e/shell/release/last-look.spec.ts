import { homeIsOpen, signOut } from '../../support/screens.ts';
import { expect, test, type Page } from '../../support/story.ts';
import { patience } from '../../support/run/patience.ts';

test.use({ login: 'crew', serviceWorkers: 'block' });

const look = (page: Page) => page.locator('[data-look]');
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lastLook')));

/** The shell's own scripts are held until they are let go: only the document is there. */
async function documentAlone(page: Page) {
  let go = () => undefined as void;
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/releases\/shell\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return () => go();
}

/** Counts the shapes of what is to come that stand in the page when the last look is taken away. */
const watchForShapes = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof HTMLElement && node.dataset['look'] !== undefined && !node.isConnected)
            Object.assign(window, {
              sawShapes: document.querySelectorAll('#root main [class*=skeleton]').length,
            });
    }).observe(document, { childList: true, subtree: true });
  });

async function seenHome(page: Page) {
  await page.goto('/');
  await homeIsOpen(page);
  await expect.poll(() => kept(page), { timeout: patience(20_000) }).toEqual(['lastLook:/']);
}

test('home is seen as it was before any script of the app, and is then the real one', async ({ page }) => {
  await seenHome(page);
  const rows = page.getByRole('main').getByRole('listitem');
  const first = await rows.first().innerText();
  const place = await page.getByRole('heading', { name: 'Warnings' }).boundingBox();
  await watchForShapes(page);
  const letGo = await documentAlone(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(look(page)).toBeVisible();
  const heading = look(page).getByText(/^Warnings/);
  await expect(heading).toBeVisible();
  await expect(look(page)).toContainText(first.split('\n')[0]!);
  const drawn = await heading.boundingBox();
  expect(Math.abs(drawn!.x - place!.x), 'left edge').toBeLessThanOrEqual(1);
  expect(Math.abs(drawn!.y - place!.y), 'top edge').toBeLessThanOrEqual(4);
  // Nothing of it can be pressed or is read out.
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  letGo();
  await homeIsOpen(page);
  await expect(look(page)).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { sawShapes: number }).sawShapes), 'shapes').toBe(0);
});

test('a narrower window shows nothing of it, and the end of the session removes it', async ({ page }) => {
  await seenHome(page);
  const width = page.viewportSize()!.width;
  await page.setViewportSize({ width: width - 20, height: 740 });
  const letGo = await documentAlone(page);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
  await expect(look(page)).toHaveCount(0);
  letGo();
  await homeIsOpen(page);
  await signOut(page);
  expect(await kept(page)).toEqual([]);
});
