import { broughtBy, homeCode } from '../support/home-code.ts';
import { openMenu } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { kB, listen, sum } from '../support/wire.ts';

/** What opening the feature from home may bring, its entry and words included. */
const promised = 61_000;

// What the worker puts aside for later is not what the screen waits for.
test.use({ login: 'planner', serviceWorkers: 'block' });

for (const [name, menu, row] of [
  ['projects', /^Projects/, 'a[href^="/projects/"]'],
  ['the project calendar', /^Project calendar/, '[role=grid] button[data-day]'],
] as const)
  test(`opening ${name} from home brings little`, async ({ page }) => {
    const wire = listen(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('main').getByRole('link').first()).toBeAttached();
    const home = await homeCode(page, wire);
    await (await openMenu(page)).getByRole('link', { name: menu }).click();
    await expect(page.getByRole('main').locator(row).first()).toBeVisible();
    await wire.quiet();
    const pieces = broughtBy('projects', home, await wire.pieces());
    const own = pieces.filter(({ url }) => url.includes('/releases/projects/'));
    const more = sum(pieces);
    const figures = `${name} ${kB(more)} more after home, ${kB(sum(own))} of them its own`;
    console.log(`   ${figures}`);
    test.info().annotations.push({ type: 'sizes', description: figures });
    expect(own.length).toBeGreaterThan(0);
    expect(more, figures).toBeLessThanOrEqual(promised);
  });
