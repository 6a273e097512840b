import { inEveryRun } from '../../support/in-every-run.ts';
import { settled } from '../../support/screens.ts';
import { openRoutes, signedInRoutes } from '../../support/product/routes.ts';
import { expect, test, type Page } from '../../support/story.ts';
import { patience } from '../../support/run/patience.ts';

async function fits(page: Page, place: string, scale: number) {
  await settled(page);
  const { width, content, wide, size } = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const outside = [...document.body.querySelectorAll('*')].filter((each) => {
      const { right, width: own } = each.getBoundingClientRect();
      const hidden =
        getComputedStyle(each).position === 'fixed' || each.closest('[aria-hidden="true"], [inert]');
      return own > 0 && right > limit + 1 && !hidden;
    });
    return {
      width: limit,
      size:
        Number.parseFloat(
          getComputedStyle(document.querySelector('main p, main span, p') ?? document.body).fontSize,
        ) * 1.25,
      content: document.documentElement.scrollWidth,
      wide: outside
        .slice(0, 3)
        .map((each) => `${each.tagName} ${each.className}: ${(each.textContent ?? '').slice(0, 40)}`),
    };
  });
  expect.soft(size, `${place} does not follow the text size`).toBeGreaterThanOrEqual(15 * scale);
  expect.soft(content, `${place} scrolls sideways: ${wide.join(' · ')}`).toBeLessThanOrEqual(width);
}

// Each story walks through many screens.
test.describe.configure({ timeout: patience(120_000) });

for (const [name, viewport, scale] of [
  ['320 px wide', { width: 320, height: 640 }, 1],
  ['twice the text size', { width: 360, height: 740 }, 2],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });
    const larger = (page: Page) =>
      page.addInitScript((factor) => {
        document.addEventListener('DOMContentLoaded', () => {
          // As a browser's text size does: the root's size, which every other one follows.
          document.documentElement.style.fontSize = `${16 * factor}px`;
        });
      }, scale);

    test('no screen without a sign-in scrolls sideways', async ({ page }) => {
      await larger(page);
      for (const route of openRoutes) {
        await page.goto(route);
        await fits(page, route, scale);
      }
    });

    for (const language of inEveryRun(['deAt', 'en', 'cy'], 1)) {
      test.describe(language, () => {
        test.use({ login: 'everything', language });
        test(`${language}: no screen of a person scrolls sideways, and nothing is out of reach`, async ({
          page,
        }) => {
          await larger(page);
          for (const route of signedInRoutes) {
            await page.goto(route);
            await fits(page, route, scale);
          }
          await page.goto('/mailbox');
          await page.locator('main').getByRole('list').getByRole('link').first().click();
          await expect(page).toHaveURL(/\/email-messages\//);
          await fits(page, 'a message', scale);
        });
      });
    }
  });
}
