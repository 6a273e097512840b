import { actor } from '../../support/person/actor.ts';
import { examine } from '../../support/examine.ts';
import { plantCrew, site } from '../../support/person/plant-crew.ts';
import { homeAtRest, mainMenu, openMenu, settled } from '../../support/screens.ts';
import { expect, test, type Page } from '../../support/story.ts';

const hint = (page: Page) => page.getByRole('dialog', { name: 'Put the app on your home screen?' });

/** Chromium makes its offer after a while of use: here it is made at once, and says what was answered. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      document.documentElement.dataset['asked'] = 'yes';
      return { outcome: 'accepted' };
    };
    dispatchEvent(Object.assign(event, { prompt }));
  });

test.describe('the manifest', () => {
  test.use({ login: null, serviceWorkers: 'allow' });

  test('is one that Chromium installs, with the name and the pictures of the tenant', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const { url, errors, data } = await session.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '{}') as { name: string; icons: { src: string }[] };
    expect(manifest.name).toBe('Nordlicht Crew');
    for (const { src } of manifest.icons) {
      const picture = await page.evaluate(async (address) => {
        const { status, headers } = await fetch(address);
        return [status, headers.get('content-type')];
      }, src);
      expect(picture).toEqual([200, 'image/png']);
    }
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A context of a story is a private window, from which nothing is installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({
    login: 'crew',
    ownTenant: true,
    permissions: ['geolocation'],
    geolocation: { latitude: site.latitude, longitude: site.longitude, accuracy: 12 },
  });

  test('after a check-in the hint comes with the next page; "Not now" is kept, the profile still has it', async ({
    page,
    product,
  }) => {
    test.slow();
    const [planner, crew] = await Promise.all([actor(product.port, 'planner'), actor(product.port, 'crew')]);
    await plantCrew(planner, {
      name: 'Install',
      from: -45,
      until: 480,
      members: [{ who: crew }],
    });
    await page.goto('/');
    const button = page.getByRole('main').getByRole('button', { name: 'Check in', exact: true });
    await expect(button).toBeEnabled();
    await homeAtRest(page);
    await offer(page);
    await button.click();
    await expect(page.getByRole('main').getByRole('button', { name: /^Checked in \d\d:\d\d/ })).toBeVisible();
    await expect(hint(page)).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: /^Jobs/ }).first().click();
    await expect(hint(page)).toContainText('check in without a connection');
    await settled(page);
    await examine(page, 'the hint to install');
    await hint(page).getByRole('button', { name: 'Not now' }).click();
    await expect(hint(page)).toBeHidden();

    await openMenu(page);
    await mainMenu(page).getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('button', { name: /^Put the app on your home screen/ }).click();
    await hint(page).getByRole('button', { name: 'Install' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
    await expect(page.getByRole('button', { name: /^Put the app on your home screen/ })).toHaveCount(0);
  });
});
