import { heldClock } from '../../support/phone/clock.ts';
import { inEveryRun } from '../../support/in-every-run.ts';
import { heading, homeIsOpen, openMenu, signOut } from '../../support/screens.ts';
import { signInByHand } from '../../support/person/sign-in.ts';
import { expect, test } from '../../support/story.ts';
import { faultProxy, type FaultProxy } from '../../support/product/fault-proxy.ts';
import type { Page } from '../../support/story.ts';
import { patience } from '../../support/run/patience.ts';

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const fiveMinutes = 5 * 60_000 + 30_000;
/** Until the second is over in which a token was made: another one of that second would be the same. */
function secondOver(token: string | null) {
  const { iat } = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number;
  };
  return expect.poll(() => Math.floor(Date.now() / 1000), { intervals: [50] }).toBeGreaterThan(iat);
}

async function signedIn(page: Page, origin: string, login = 'crew') {
  await page.goto(`${origin}/login`);
  await page.evaluate(() => localStorage.setItem('uiSettings', JSON.stringify({ language: 'en' })));
  await page.reload();
  await signInByHand(page, login);
  await expect(heading(page, /^Good/)).toBeVisible();
}

test('what is stored has the names of the specification', async ({ page, baseURL }) => {
  await signedIn(page, baseURL ?? '');
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(Object.keys(stored)).toEqual(
    expect.arrayContaining(['token', 'userRights', 'mailboxUserRights', 'tenant', 'uiSettings']),
  );
  expect(stored['token']?.split('.')).toHaveLength(3);
  expect((JSON.parse(stored['tenant'] ?? '') as { name: string }).name).toBe('Nordlicht Crew');
});

test('the token is renewed while the page is open, in two tabs, and neither is signed out', async ({
  context,
  baseURL,
}) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  // One clock for both: what a person's wall has.
  const clock = await heldClock(context);
  await signedIn(one, baseURL ?? '');
  await two.goto('/');
  await homeIsOpen(two);
  const first = await tokenOf(one);
  await secondOver(first);
  await clock.fastForward(fiveMinutes);
  await expect.poll(() => tokenOf(one)).not.toBe(first);
  await expect.poll(async () => (await tokenOf(two)) === (await tokenOf(one))).toBe(true);
  for (const page of [one, two]) {
    await page.reload();
    await homeIsOpen(page);
  }
});

test('signing out in one tab ends the other, and only the settings stay', async ({ context, baseURL }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await signedIn(one, baseURL ?? '');
  await two.goto('/help');
  await expect(heading(two, 'Help')).toBeVisible();
  const settings = await one.evaluate(() => localStorage.getItem('uiSettings'));
  await signOut(one);
  await expect(two).toHaveURL(/\/login/);
  const stored = await one.evaluate(() => Object.keys(localStorage));
  expect(stored).toEqual(['uiSettings']);
  expect(await one.evaluate(() => localStorage.getItem('uiSettings'))).toBe(settings);
  await one.goto('/');
  await expect(one).toHaveURL(/\/login/);
});

test('after signing out the token is worth nothing', async ({ page, baseURL }) => {
  await signedIn(page, baseURL ?? '', 'office');
  const token = (await tokenOf(page)) ?? '';
  await signOut(page);
  // The phone forgets at once; the server is told meanwhile and has five seconds.
  const status = () =>
    page.evaluate(
      async (bearer) =>
        (await fetch('/api/v1/mailboxes', { headers: { authorization: `Bearer ${bearer}`, type: 'MOBILE' } }))
          .status,
      token,
    );
  await expect.poll(status, { timeout: patience(5_000) }).toBe(401);
});

test('a token alone is not renewed: the cookie of the sign-in is needed too', async ({
  page,
  context,
  baseURL,
}) => {
  await signedIn(page, baseURL ?? '');
  const token = (await tokenOf(page)) ?? '';
  await context.clearCookies();
  const status = await page.evaluate(
    async (bearer) =>
      (
        await fetch('/api/v1/auth/refresh', {
          headers: { authorization: `Bearer ${bearer}`, type: 'MOBILE' },
        })
      ).status,
    token,
  );
  expect(status).toBe(401);
});

test.describe('a renewal that fails', () => {
  let proxy: FaultProxy;
  test.beforeEach(async ({ product }) => {
    proxy = await faultProxy(product.port);
  });
  test.afterEach(() => proxy.stop());

  const faults = [
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 429 },
    { kind: 'html' },
    { kind: 'reset' },
    { kind: 'commit-then-drop' },
  ] as const;
  for (const fault of inEveryRun(faults, 3)) {
    test(`with ${fault.kind} ${'status' in fault ? fault.status : ''} keeps the person signed in`, async ({
      page,
    }) => {
      const clock = await heldClock(page);
      await signedIn(page, proxy.origin('nordlicht'));
      const before = await tokenOf(page);
      proxy.break({ match: /auth\/refresh/, fault });
      const asking = page.waitForRequest(/auth\/refresh/);
      await clock.fastForward(fiveMinutes);
      // Until it was answered, or broke.
      await (await asking).response().catch(() => null);
      await clock.runFor(2_000);
      expect(await tokenOf(page)).toBe(before);
      await expect(page).toHaveURL(/\/$/);
      proxy.repair();
      await secondOver(before);
      await clock.fastForward(fiveMinutes);
      await expect.poll(() => tokenOf(page)).not.toBe(before);
    });
  }

  for (const status of [401, 403]) {
    test(`with ${status} ends the session and keeps the page that was open`, async ({ page }) => {
      const origin = proxy.origin('nordlicht');
      const clock = await heldClock(page);
      await signedIn(page, origin);
      await (await openMenu(page)).getByRole('link', { name: 'Help' }).click();
      await expect(heading(page, 'Help')).toBeVisible();
      const code = status === 401 ? 'sign_in' : 'account_blocked';
      const body = JSON.stringify({ status, code, params: {}, fields: [], traceId: 'story' });
      proxy.break({
        match: /auth\/refresh/,
        fault: { kind: 'status', status, body, type: 'application/json' },
      });
      await clock.fastForward(fiveMinutes);
      await expect(page).toHaveURL(/\/login\?wanted=%2Fhelp/);
      await expect(page.getByText(/Your sign-in has ended/)).toBeVisible();
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['uiSettings']);
      proxy.repair();
      await signInByHand(page, 'crew');
      await expect(heading(page, 'Help')).toBeVisible();
    });
  }

  test('an hour of sleep: the first call after waking succeeds or sign-in keeps the page', async ({
    page,
  }) => {
    const clock = await heldClock(page);
    await signedIn(page, proxy.origin('nordlicht'));
    const before = await tokenOf(page);
    await secondOver(before);
    // Timers of a sleeping phone do not run; they fire once on waking.
    await clock.fastForward(10 * 60_000);
    await expect.poll(() => tokenOf(page)).not.toBe(before);
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('a phone with a wrong clock', () => {
  for (const hours of [-24, 24]) {
    test(`${hours} hours off works`, async ({ page, baseURL }) => {
      const clock = await heldClock(page, hours * 3_600_000);
      await signedIn(page, baseURL ?? '', 'office');
      await page.reload();
      await expect(heading(page, /^Good/)).toBeVisible();
      const before = await tokenOf(page);
      await secondOver(before);
      await clock.fastForward(fiveMinutes);
      await expect.poll(() => tokenOf(page)).not.toBe(before);
      await page.goto('/mailbox');
      await expect(heading(page, 'Mailbox')).toBeVisible();
    });
  }
});
