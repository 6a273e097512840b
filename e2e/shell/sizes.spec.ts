import { inEveryRun } from '../support/in-every-run.ts';
import { heading, homeIsOpen, openMenu, settled } from '../support/screens.ts';
import { signInByHand } from '../support/sign-in.ts';
import { expect, test, type Page } from '../support/story.ts';
import { code, kB, listen, sum } from '../support/wire.ts';

/** Budgets of the production build: JavaScript and CSS as they come over the wire. */
const budget = { signIn: 180_000, home: 250_000, mailbox: 60_000 };

/** Whose home is above the budget: who has the cards of every feature. It may not grow. */
const above: Readonly<Record<string, number>> = { everything: 254_500 };

// What the worker puts aside for later is not what the screen waits for.
test.use({ serviceWorkers: 'block' });

/** It is bytes that count here: a machine that others use too may take its time. */
const patient = { timeout: 20_000 };

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
  return code(await wire.pieces());
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
      const shares = ['shell', 'crew-ops', 'mailbox'].map(
        (part) => `${part} ${kB(sum(pieces.filter(({ url }) => url.includes(`/releases/${part}/`))))}`,
      );
      const figures = `${login}: home ${kB(home)} (${shares.join(', ')})`;
      console.log(`   ${figures}`);
      test.info().annotations.push({ type: 'sizes', description: figures });
      expect(home, `home as ${login}`).toBeLessThanOrEqual(above[login] ?? budget.home);
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
  const home = sum(code(await wire.pieces()));

  await (await openMenu(page)).getByRole('link', { name: /^Mailbox/ }).click();
  await expect(
    page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first(),
  ).toBeVisible();
  await wire.quiet();
  const all = code(await wire.pieces());
  // The entry counts for the mailbox, even where a card on home has brought it already.
  const ofMailbox = sum(all.filter(({ url }) => url.includes('/releases/mailbox/')));
  const more = Math.max(ofMailbox, sum(all) - home);

  const figures = `sign-in ${kB(signIn)}, home ${kB(home)}, mailbox ${kB(more)} more`;
  console.log(`   ${figures}`);
  test.info().annotations.push({ type: 'sizes', description: figures });
  expect.soft(signIn, 'sign-in').toBeLessThanOrEqual(budget.signIn);
  expect.soft(home, 'home after signing in').toBeLessThanOrEqual(budget.home);
  expect.soft(more, 'opening the mailbox').toBeLessThanOrEqual(budget.mailbox);
});

test.describe('the chain of requests', () => {
  test.use({ login: 'office' });

  test('is document, then boot script and lineup, then code and data side by side', async ({ page }) => {
    // Every answer takes a while, so that each step of the chain is a step on the clock.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const step = 1_500;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: step,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const wire = listen(page);
    await page.goto('/mailbox');
    await expect(
      page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first(),
    ).toBeVisible();
    const pieces = await wire.pieces();
    const begin = Math.min(...pieces.map(({ from }) => from));
    const depth = (from: number) => Math.floor((from - begin) / step + 0.15);
    // What ends after the list's own answer was not waited for: figures in the menu, the own picture, the outbox.
    // The first one: news of others may have it asked once more.
    const shown = Math.min(...pieces.filter(({ url }) => url.includes('limit=60')).map(({ to }) => to));
    expect(shown).toBeGreaterThan(begin);
    const late = pieces
      .filter(({ kind, url }) => kind !== 'other' && !url.endsWith('/sw.js'))
      .filter(({ url, to }) => to <= shown || url.includes('/releases/mailbox/'))
      .map(({ url, from }) => `${depth(from)} ${new URL(url).pathname}`)
      .filter((line) => Number.parseInt(line, 10) > 2);
    expect(late, 'asked for later than the third step').toEqual([]);
    await expect(heading(page, 'Mailbox')).toBeVisible();
  });
});
