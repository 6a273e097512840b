import { everyScreen } from '../support/every-screen.ts';
import { readLayout } from '../support/read-layout.ts';
import { foreignTexts, readNames } from '../support/read-names.ts';
import { goWithinApp, settled, still } from '../support/screens.ts';
import type { Product } from '../support/product.ts';
import { expect, test, type Page } from '../support/story.ts';
import { patience } from '../support/patience.ts';

const logins = ['crew', 'chief', 'planner', 'accountant', 'client'] as const;
/** The smallest phone, the usual one, and a tablet where there is room for two columns. */
const widths = [320, 360, 768];

test.use({ ownTenant: true, longNames: true, viewport: { width: 360, height: 740 } });

/** Ids differ from run to run. */
const nameOf = (address: string) => address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}');

/** Opens every screen of a login, and gives back what was found on any of them. */
async function faultsOf(
  { page, product }: { page: Page; product: Product },
  login: (typeof logins)[number],
  read: (name: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const faults = new Set<string>();
  await page.goto('/');
  await settled(page);
  for (const address of (await everyScreen(product))[login]) {
    await goWithinApp(page, address);
    for (const fault of await read(nameOf(address))) faults.add(fault);
  }
  return [...faults];
}

const namesOn = async (page: Page, name: string, foreign: ReadonlySet<string>) =>
  (await readNames(page, foreign)).map((fault) => `${name} · ${fault}`);

async function layoutOn(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await still(page);
    for (const { what, text, at } of await page.evaluate(readLayout))
      faults.push(`${name}, ${width} wide · ${what}: ${text} (${at})`);
  }
  return faults;
}

for (const login of logins)
  test.describe(login, () => {
    test.use({ login, language: 'de' });

    test('every screen holds names of 60 letters, and says nothing but German', async ({ page, product }) => {
      test.setTimeout(patience(120_000));
      const foreign = foreignTexts('de');
      const faults = await faultsOf({ page, product }, login, async (name) => [
        ...(await namesOn(page, name, foreign)),
        ...(await layoutOn(page, name)),
      ]);
      expect(faults).toEqual([]);
    });
  });

for (const login of logins) {
  // Each screen is read in one more language with all stories, some of them in every run.
  if (login !== 'chief' && login !== 'accountant' && !process.env.CALLBOARD_ALL_STORIES) continue;
  test.describe(`${login} in French`, () => {
    test.use({ login, language: 'fr' });

    test('every screen says nothing but French', async ({ page, product }) => {
      test.setTimeout(patience(120_000));
      const foreign = foreignTexts('fr');
      const faults = await faultsOf({ page, product }, login, (name) => namesOn(page, name, foreign));
      expect(faults).toEqual([]);
    });
  });
}
