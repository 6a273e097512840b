import { api, bundlesOf, featurePages } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { everyScreen } from '../../support/every-screen.ts';
import { goWithinApp, settled } from '../../support/screens.ts';
import { expect, test } from '../../support/story.ts';
import { patience } from '../../support/run/patience.ts';

test.use({ ownTenant: true });

const logins = ['crew', 'chief', 'planner', 'accountant', 'client'] as const;
/** Of `/forms/{id}/{name?}`, the last is not needed. */
const addressOf = (page: string) =>
  new RegExp(`^${page.replace(/\/\{\w+\?\}/g, '(?:/[^/?]+)?').replace(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`);
const bundles = Object.entries(featurePages).map(([bundle, pages]) => {
  const addresses = Object.values(pages).map(addressOf);
  return { bundle, has: (address: string) => addresses.some((one) => one.test(address)) };
});
/** The calls that belong to bundles: without one of them they are answered as if they did not exist. */
const calls = Object.values(api)
  .flatMap((group): AnyEndpoint[] => Object.values(group))
  .map((call) => ({
    name: `${call.method} ${call.path}`,
    method: call.method,
    address: new RegExp(`^/api/v1${call.path.replace(/\{\w+\}/g, '[^/]+')}$`),
    bundles: bundlesOf(call) as readonly string[],
  }))
  .filter(({ bundles }) => bundles.length > 0)
  // `/jobs/crewChief` before `/jobs/{id}`.
  .toSorted((a, b) => a.name.split('{').length - b.name.split('{').length);

for (const login of logins)
  test.describe(login, () => {
    test.use({ login });

    test('opens the screens of each bundle where the tenant has no other', async ({ page, product }) => {
      test.setTimeout(patience(180_000));
      const screens = (await everyScreen(product))[login];
      const foreign = new Set<string>();
      let opened = 0;
      for (const { bundle, has } of bundles) {
        const own = screens.filter(has);
        if (own.length === 0) continue;
        await product.keepBundle?.(bundle);
        await page.goto('/');
        await settled(page);
        const listen = (request: { url(): string; method(): string }) => {
          const { pathname } = new URL(request.url());
          const call = calls.find((one) => one.method === request.method() && one.address.test(pathname));
          if (call && !call.bundles.includes(bundle)) foreign.add(`${bundle} alone: ${call.name}`);
        };
        page.on('request', listen);
        for (const address of own) {
          await goWithinApp(page, address);
          await expect(page.getByText('Not part of your package'), `${bundle} alone: ${address}`).toHaveCount(
            0,
          );
        }
        page.off('request', listen);
        opened += own.length;
      }
      expect([...foreign]).toEqual([]);
      expect(opened).toBeGreaterThan(1);
    });
  });
