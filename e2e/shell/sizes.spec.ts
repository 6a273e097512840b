import { heading, homeIsOpen, openMenu } from '../support/screens.ts';
import { signInByHand } from '../support/sign-in.ts';
import { expect, test } from '../support/story.ts';
import { code, kB, listen, sum } from '../support/wire.ts';

/** Budgets of the production build: JavaScript and CSS as they come over the wire. */
const budget = { signIn: 180_000, home: 250_000, mailbox: 60_000 };

// What the worker puts aside for later is not what the screen waits for.
test.use({ serviceWorkers: 'block' });

test('sign-in, home and mailbox stay within their budgets', async ({ page }) => {
  const wire = listen(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const atSignIn = code(await wire.pieces());
  for (const { url, encoding } of atSignIn) expect(encoding, `${url} is compressed`).toBe('br');
  const signIn = sum(atSignIn);

  await signInByHand(page, 'office');
  await homeIsOpen(page);
  await expect(page.getByRole('link', { name: /unread message/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const home = sum(code(await wire.pieces()));

  await (await openMenu(page)).getByRole('link', { name: /^Mailbox/ }).click();
  await expect(
    page.getByRole('list', { name: 'Messages, newest first' }).getByRole('link').first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
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
    const shown = Math.max(...pieces.filter(({ url }) => url.includes('limit=60')).map(({ to }) => to));
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
