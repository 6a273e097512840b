import { mailedLink } from '../../documents/mailed-link.ts';
import { actor } from '../../support/person/actor.ts';
import { everyScreen } from '../../support/every-screen.ts';
import { inTurn } from '../../support/in-turn.ts';
import { openSheets, readyForSheets } from '../../support/open-sheets/open-sheets.ts';
import { readLayout } from '../../support/read-layout.ts';
import { foreignTexts, readNames } from '../../support/read-names.ts';
import { openRoutes } from '../../support/product/routes.ts';
import { goWithinApp, settled, still } from '../../support/screens.ts';
import type { Product } from '../../support/product/product.ts';
import { expect, test, type Page } from '../../support/story.ts';
import { wordsOf } from '../../support/words.ts';
import { patience } from '../../support/run/patience.ts';

/** Project 4711 and plus crew PC-7 are all that the last two see. */
const logins = ['crew', 'chief', 'planner', 'accountant', 'client', '4711', 'PC-7'] as const;
type Login = (typeof logins)[number];
/** The smallest phone, the usual one, and a tablet where there is room for two columns. */
const widths = [320, 360, 768];
const usual = 360;
const overlays = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';

test.use({ ownTenant: true, longNames: true, locale: 'de-DE', viewport: { width: usual, height: 740 } });

/** Ids differ from run to run. */
const nameOf = (address: string) =>
  address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}').replace(/(?<=\/signing\/)[\w-]{43}/, '{token}');

/** Opens every screen of a login, and gives back what was found on any of them. */
async function faultsOf(
  { page, product }: { page: Page; product: Product },
  login: Login,
  read: (name: string, address: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const faults = new Set<string>();
  await page.goto('/');
  await settled(page);
  for (const address of (await everyScreen(product))[login]) {
    await goWithinApp(page, address);
    for (const fault of await read(nameOf(address), address)) faults.add(fault);
  }
  return [...faults];
}

const namesOn = async (page: Page, name: string, foreign: ReadonlySet<string>) =>
  (await readNames(page, foreign)).map((fault) => `${name} · ${fault}`);

async function layoutOn(page: Page, name: string, within = 'body'): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await still(page);
    for (const { what, text, at } of await page.evaluate(readLayout, within))
      faults.push(`${name}, ${width} wide · ${what}: ${text} (${at})`);
  }
  return faults;
}

/** What is wrong with what the buttons of a screen open, and how much of it there was. */
async function sheetsOn(
  page: Page,
  { address, within = 'main' }: { address: string; within?: string | undefined },
  foreign: ReadonlySet<string>,
) {
  const faults: string[] = [];
  let opened = 0;
  await page.setViewportSize({ width: usual, height: 740 });
  const broken = await openSheets(page, {
    address,
    within,
    undo: wordsOf('remotes/mailbox', 'de')('message.undo'),
    async see(what, where) {
      if (where === 'above') opened += 1;
      const name = `${nameOf(address)} › ${what}`;
      const part = where === 'above' ? overlays : 'body';
      faults.push(...(await namesOn(page, name, foreign)), ...(await layoutOn(page, name, part)));
      await page.setViewportSize({ width: usual, height: 740 });
      await still(page);
    },
  });
  return { opened, faults: [...faults, ...broken] };
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

// Pressing every button takes its time: a fourth of the logins in every run, others at the next commit.
for (const login of inTurn(logins, Math.ceil(logins.length / 4)))
  test.describe(`what opens for ${login}`, () => {
    test.use({ login, language: 'de' });

    test('every sheet and menu holds names of 60 letters, and says nothing but German', async ({
      page,
      product,
    }) => {
      test.setTimeout(patience(400_000));
      await readyForSheets(page);
      const foreign = foreignTexts('de');
      let opened = 0;
      let within: string | undefined = 'body';
      const faults = await faultsOf({ page, product }, login, async (_, address) => {
        const seen = await sheetsOn(page, { address, within }, foreign);
        // The frame is around all of them.
        within = undefined;
        opened += seen.opened;
        return seen.faults;
      });
      expect(faults).toEqual([]);
      expect(opened).toBeGreaterThan(0);
    });
  });

test.describe('nobody', () => {
  test.use({ language: 'de' });

  test('every screen without a sign-in holds names of 60 letters, and says nothing but German', async ({
    page,
    product,
  }) => {
    test.setTimeout(patience(120_000));
    await readyForSheets(page);
    const foreign = foreignTexts('de');
    const faults: string[] = [];
    const { link } = await mailedLink(product.port, page, {
      name: 'Vertraulichkeitserklärung Jubiläumsveranstaltung Donaubühnen',
      email: `jubilaeumsveranstaltung.${'wolkenstein-schillingsfuersten'.repeat(2)}@kongressgesellschaft.example`,
      signer: 'Maximilian Alexander von Wolkenstein-Schillingsfürsten-Oberau',
    });
    const { id } = await actor(product.port, 'crew');
    for (const address of [
      ...openRoutes,
      '/login?PID=4711',
      '/login?wanted=%2Fjobs',
      '/forgottenPassword/reset-demo',
      '/welcome/welcome-demo',
      link,
      `/public-profile/${id}`,
      '/public-profile/never-was-one',
    ]) {
      await page.goto(address);
      await settled(page);
      const name = nameOf(address);
      faults.push(...(await namesOn(page, name, foreign)), ...(await layoutOn(page, name)));
      faults.push(...(await sheetsOn(page, { address, within: 'body' }, foreign)).faults);
    }
    await page.goto('/verify');
    await page
      .locator('input')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(page.locator('output')).not.toBeEmpty();
    faults.push(...(await namesOn(page, '/verify', foreign)), ...(await layoutOn(page, '/verify')));
    expect([...new Set(faults)]).toEqual([]);
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
