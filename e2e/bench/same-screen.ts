import type { Browser } from 'playwright';
import { moveClock } from '../support/phone/clock.ts';
import type { Product } from '../support/product/product.ts';
import { signedInState } from '../support/person/sign-in.ts';
import type { Screen } from './measure.ts';

/** The links of the main part, once what a person came for is there. */
async function linksOf(browser: Browser, product: Product, { name, path, usable }: Screen, build: string) {
  const origin = product.origin('nordlicht');
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
    storageState: await signedInState(product.port, origin, 'nordlicht', 'office', 'en'),
  });
  await moveClock(context);
  try {
    const page = await context.newPage();
    await page.goto(path);
    const shown = await page
      .locator(usable)
      .first()
      .waitFor({ timeout: 30_000 })
      .then(
        () => true,
        () => false,
      );
    const main = page.locator('main');
    if (!shown)
      throw new Error(
        `The ${name} of the ${build} build shows no ${usable}, so nothing can be compared. It shows: ${await main.innerText()}`,
      );
    await page.waitForLoadState('networkidle');
    return await main
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  } finally {
    await context.close();
  }
}

type Products = Readonly<Record<'federated' | 'single', Product>>;

/** Stops a comparison of two builds that do not show the same. */
export async function checkSameScreen(browser: Browser, products: Products, screen: Screen): Promise<void> {
  const federated = await linksOf(browser, products.federated, screen, 'federated');
  const single = await linksOf(browser, products.single, screen, 'single');
  const missing = federated.filter((link) => !single.includes(link));
  const more = single.filter((link) => !federated.includes(link));
  if (missing.length + more.length > 0)
    throw new Error(
      `The two builds do not show the same ${screen.name}: the single one lacks ${missing.join(', ') || 'nothing'} and has ${more.join(', ') || 'nothing'} besides.`,
    );
}
