import { broughtBy, homeCode } from '../support/home-code.ts';
import { patience } from '../support/run/patience.ts';
import { openMenu } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { kB, listen, sum } from '../support/wire.ts';

/** What opening the feature from home may bring, entry and words included. */
const promised = 60_000;

test.use({ login: 'planner' });

test.describe('weight', () => {
  // What the worker puts aside for later is not what the screen waits for.
  test.use({ serviceWorkers: 'block' });

  for (const [name, path, shown] of [
    ['Planner crew', '/planner-crew', '[role=grid] [role=gridcell]'],
    ['Planning calendar', '/planning-calendar', 'main a[href^="/crews/"]'],
    ['To-dos', '/todo-calendar', 'main a[href*="todo="]'],
  ] as const)
    test(`opening “${name}” from home brings little`, async ({ page }) => {
      const wire = listen(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      // What is read ahead comes when it comes: it belongs to home, not to what is opened meanwhile.
      const rounds = () => page.evaluate(() => performance.getEntriesByName('callboard-kept-ahead').length);
      await expect.poll(rounds, { timeout: patience(30_000) }).toBe(1);
      const home = await homeCode(page, wire);
      await (await openMenu(page)).getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator(shown).first()).toBeVisible();
      await wire.quiet();
      const more = sum(broughtBy('planning', home, await wire.pieces()));
      console.log(`   ${name}: ${kB(more)} more`);
      test.info().annotations.push({ type: 'sizes', description: `${name} ${kB(more)} more` });
      // No code at all would be a figure of nothing.
      expect(more).toBeGreaterThan(5_000);
      expect(more, `opening ${path} from home`).toBeLessThanOrEqual(promised);
    });
});
