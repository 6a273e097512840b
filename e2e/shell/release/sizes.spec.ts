import { broughtBy, homeCode } from '../../support/home-code.ts';
import { inEveryRun } from '../../support/in-every-run.ts';
import { homeIsOpen, openMenu, settled } from '../../support/screens.ts';
import { signInByHand } from '../../support/person/sign-in.ts';
import { expect, test, type Page } from '../../support/story.ts';
import { code, kB, listen, splitAtAhead, sum } from '../../support/wire.ts';
import { patience } from '../../support/run/patience.ts';

/** Budgets of the production build: JavaScript and CSS as they come over the wire. */
const budget = {
  signIn: 159_500,
  home: 191_500,
  homeWithNow: 238_200,
  mailbox: 48_000,
  palette: 6_200,
  bell: 6_000,
};

/** Who has a card of the moment on home: the one thing there that runs code of a feature. */
const withNow: ReadonlySet<string> = new Set(['crew', 'chief', 'everything']);

// What the worker puts aside for later is not what the screen waits for.
test.use({ serviceWorkers: 'block' });

/** It is bytes that count here: a machine that others use too may take its time. */
const patient = { timeout: patience(20_000) };

/** Everything from the address of the sign-in until home is at rest. */
async function fetchedForHome(page: Page, login: string) {
  const wire = listen(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled(patient);
  await wire.quiet();
  await signInByHand(page, login);
  await expect(page).toHaveURL('/', patient);
  await homeIsOpen(page);
  await settled(page);
  await wire.quiet();
  return code((await splitAtAhead(page, await wire.pieces())).screen);
}

/** Everybody of the demo who has a home; `office` is in the story below. */
const people = [
  'crew',
  'chief',
  'planner',
  'planner.new',
  'client',
  'operations',
  'planning',
  'accountant',
  'everything',
  'client.basic',
  'nothing',
];

test.describe('home after signing in', () => {
  for (const login of inEveryRun(people, 3)) {
    test(`stays within its budget for ${login}`, async ({ page }) => {
      const pieces = await fetchedForHome(page, login);
      const home = sum(pieces);
      const ofPart = Map.groupBy(pieces, ({ url }) => /\/releases\/([^/]+)\//.exec(url)?.[1] ?? 'elsewhere');
      const shares = [...ofPart].map(([part, own]) => `${part} ${kB(sum(own))}`);
      const figures = `${login}: home ${kB(home)} (${shares.join(', ')})`;
      console.log(`   ${figures}`);
      test.info().annotations.push({ type: 'sizes', description: figures });
      const limit = withNow.has(login) ? budget.homeWithNow : budget.home;
      expect(home, `home as ${login}`).toBeLessThanOrEqual(limit);
      const ofFeatures = pieces.filter(({ url }) => /\/releases\/(?!shell\/)/.test(url));
      if (!withNow.has(login)) expect(ofFeatures, 'code of features on home').toEqual([]);
    });
  }
});

test('sign-in, home and mailbox stay within their budgets', async ({ page }) => {
  const wire = listen(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await wire.quiet();
  const atSignIn = code(await wire.pieces());
  for (const { url, encoding } of atSignIn) expect(encoding, `${url} is compressed`).toBe('br');
  const signIn = sum(atSignIn);

  await signInByHand(page, 'office');
  await homeIsOpen(page);
  await expect(page.getByRole('link', { name: /unread message/ })).toBeVisible();
  await wire.quiet();
  const atHome = await wire.pieces();
  const home = sum(code((await splitAtAhead(page, atHome)).screen));

  await (await openMenu(page)).getByRole('link', { name: /^Mailbox/ }).click();
  await expect(
    page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first(),
  ).toBeVisible();
  await wire.quiet();
  const all = code(await wire.pieces());
  // The entry counts for the mailbox, even where a card on home has brought it already.
  const ofMailbox = sum(all.filter(({ url }) => url.includes('/releases/mailbox/')));
  const more = Math.max(ofMailbox, sum(all) - sum(code(atHome)));

  const figures = `sign-in ${kB(signIn)}, home ${kB(home)}, mailbox ${kB(more)} more`;
  console.log(`   ${figures}`);
  test.info().annotations.push({ type: 'sizes', description: figures });
  expect.soft(signIn, 'sign-in').toBeLessThanOrEqual(budget.signIn);
  expect.soft(home, 'home after signing in').toBeLessThanOrEqual(budget.home);
  expect.soft(more, 'opening the mailbox').toBeLessThanOrEqual(budget.mailbox);
});

test.describe('at rest on home', () => {
  test.use({ login: 'crew' });

  test('the palette and the list behind the bell bring little when they are opened', async ({ page }) => {
    const wire = listen(page);
    await page.goto('/');
    const home = await homeCode(page, wire);
    await page.getByRole('button', { name: 'Search everything' }).click();
    await expect(page.getByRole('dialog', { name: 'Search everything' }).getByRole('combobox')).toBeFocused();
    await wire.quiet();
    const withPalette = broughtBy('shell', home, await wire.pieces());
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Notifications/ })
      .click();
    await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
    await wire.quiet();
    const withBoth = broughtBy('shell', home, await wire.pieces());
    const palette = sum(withPalette);
    const bell = sum(withBoth) - palette;
    console.log(`   palette ${kB(palette)}, bell ${kB(bell)}`);
    expect(palette, 'it is code of its own').toBeGreaterThan(0);
    expect.soft(palette, 'opening the palette').toBeLessThanOrEqual(budget.palette);
    expect.soft(bell, 'opening the bell').toBeLessThanOrEqual(budget.bell);
  });
});
