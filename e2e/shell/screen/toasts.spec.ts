import { settled, still } from '../../support/screens.ts';
import { expect, test, type Page } from '../../support/story.ts';
import { patience } from '../../support/run/patience.ts';

test.describe.configure({ timeout: patience(90_000) });

const toast = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** What is to be read or tapped first, and of it what lies below the toast. */
const looked = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('section[data-react-aria-top-layer]');
    const first = '[data-toasts="above"] :is(button, a), h1, header :is(button, a), nav :is(button, a)';
    const names: string[] = [];
    const covered: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(first)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 2 || height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const name = element.getAttribute('aria-label') ?? element.innerText;
      names.push(name);
      if (region?.contains(document.elementFromPoint(x, y))) covered.push(name);
    }
    return { names, covered };
  });

/** Something is said on this screen: that the network is gone, for example. */
async function expectFree(page: Page, place: string, action: string | RegExp) {
  await settled(page);
  await page.context().setOffline(true);
  await expect(toast(page).getByText('You’re offline')).toBeVisible();
  await still(page);
  const { names, covered } = await looked(page);
  expect.soft(covered, place).toEqual([]);
  expect.soft(names.join('\n'), place).toMatch(action);
  const box = await toast(page).boundingBox();
  const view = page.viewportSize();
  expect.soft(box?.height, `${place}: one line`).toBeLessThanOrEqual(60);
  expect.soft((box?.y ?? 0) + (box?.height ?? 0), place).toBeLessThanOrEqual(view?.height ?? 0);
  expect.soft(box?.y, place).toBeGreaterThan(56);
  await page.context().setOffline(false);
  await expect(toast(page).getByText('Back online')).toBeVisible();
}

for (const width of [360, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test.describe('of the planner', () => {
      test.use({ login: 'planner', ownTenant: true });
      test('no toast lies over what is to be tapped next', async ({ page }) => {
        await page.goto('/');
        await expectFree(page, 'home', /Planning|Menu/i);
        await page.goto('/planner-crew');
        const cells = page.getByRole('grid', { name: 'People by days' }).locator('[data-row="0"]');
        await cells.locator('[data-column="3"]').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectFree(page, 'a sheet of the grid', /./);
        await page.goto('/todo-calendar');
        await page.getByRole('button', { name: 'New to-do' }).click();
        await expect(page.getByRole('dialog', { name: 'New to-do' })).toBeVisible();
        await expectFree(page, 'a form in a sheet', /Add|Save|Create/);
      });
    });

    test.describe('of crew', () => {
      test.use({ login: 'crew' });
      test('no toast lies over what is to be tapped next', async ({ page }) => {
        await page.goto('/jobs?tab=toConfirm');
        await page.getByRole('button', { name: 'Choose several' }).click();
        await expectFree(page, 'several jobs', /Choose jobs|Cancel/);
        await page.getByRole('button', { name: 'Cancel' }).click();
        // Above it stands what was called off.
        const jobs = page.getByRole('list', { name: 'Jobs', exact: true });
        await jobs.getByRole('link').first().click();
        // Offline it would not open any more.
        await expect(page.getByRole('button', { name: /Confirm/ }).first()).toBeVisible();
        await expectFree(page, 'a job', /Confirm/);
        await page.goto('/receipts');
        await settled(page);
        await page
          .getByRole('button', { name: /New receipt/ })
          .or(page.getByRole('link', { name: /New receipt/ }))
          .first()
          .click();
        await expectFree(page, 'a new receipt', /./);
      });
    });
  });
}
