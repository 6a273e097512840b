import { copyOfReleases, startProduct } from '../../support/product/product.ts';
import { heading, settled } from '../../support/screens.ts';
import { signedInState } from '../../support/person/sign-in.ts';
import { expect, test } from '../../support/story.ts';
import { addSyntheticFeatures, syntheticCount } from '../../support/product/synthetic-features.ts';
import { kB, listen, sum } from '../../support/wire.ts';
import { patience } from '../../support/run/patience.ts';

/** What one more feature may cost on the way to home: every answer, its head included. */
const perFeature = 1_000;

test.use({ serviceWorkers: 'block' });

test('home hardly grows with the features that somebody has', async ({ browser }) => {
  test.setTimeout(patience(60_000));
  const releases = await copyOfReleases();
  const product = await startProduct({ releases });
  const origin = product.origin('nordlicht');
  const storageState = await signedInState(product.port, origin, 'nordlicht', 'everything', 'en');
  /** Everything on the wire from the address of home until home is at rest. */
  async function visit(): Promise<{ bytes: number; entries: number }> {
    const context = await browser.newContext({ baseURL: origin, storageState, serviceWorkers: 'block' });
    const page = await context.newPage();
    const wire = listen(page);
    await page.goto('/');
    await expect(heading(page, /^Good/)).toBeVisible();
    await settled(page);
    await wire.quiet();
    const bytes = sum(await wire.whole());
    await page.getByRole('button', { name: 'Open menu' }).click();
    const entries = await page.getByRole('dialog').getByRole('link').count();
    await context.close();
    return { bytes, entries };
  }
  try {
    const few = await visit();
    await addSyntheticFeatures(releases);
    const many = await visit();
    // They are really there.
    expect(many.entries - few.entries).toBe(2 * syntheticCount);
    const each = (many.bytes - few.bytes) / syntheticCount;
    const figures = `home ${kB(few.bytes)}, with ${syntheticCount} more features ${kB(many.bytes)}: ${kB(each)} each`;
    console.log(`   ${figures}`);
    test.info().annotations.push({ type: 'sizes', description: figures });
    expect(each).toBeGreaterThan(100);
    expect(each).toBeLessThanOrEqual(perFeature);
  } finally {
    await product.stop();
  }
});
