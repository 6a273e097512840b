import { heldClock } from '../../support/phone/clock.ts';
import { keptOffline, readsAreKept } from '../../support/phone/kept-offline.ts';
import { heading, openMenu, signOut } from '../../support/screens.ts';
import { signInByHand } from '../../support/person/sign-in.ts';
import { expect, test, type Page } from '../../support/story.ts';
import { patience } from '../../support/run/patience.ts';

test.use({ serviceWorkers: 'allow' });

const messages = (page: Page) => page.getByRole('list', { name: 'Messages, newest first' });

test.describe('without a network', () => {
  test.use({ login: 'office' });

  test('list and message are read, a reload works, and back online it goes on', async ({ page, context }) => {
    await heldClock(page);
    await page.goto('/mailbox');
    const first = messages(page).getByRole('link').first();
    await expect(first).toBeVisible();
    await first.click();
    await expect(page.getByText('From', { exact: true }).first()).toBeVisible();
    // The title of the list stays until the message is there.
    await expect(heading(page, 'Mailbox')).toHaveCount(0);
    const subject = await page.getByRole('heading', { level: 1 }).innerText();
    await keptOffline(page);
    await readsAreKept(page);
    await context.setOffline(true);

    await page.reload();
    await expect(heading(page, subject)).toBeVisible();
    await expect(page.getByText(/Offline. As of/)).toBeVisible();
    await page.goto('/mailbox');
    await expect(messages(page).getByRole('link').first()).toBeVisible();
    await expect(page.getByText(/Offline. As of/).first()).toBeVisible();
    await page.goto('/');
    await expect(heading(page, /^Good/)).toBeVisible();
    await expect(page.getByText(/^You’re offline|^Offline$/).first()).toBeVisible();
    await page.goto('/email-messages/one-that-was-never-opened');
    await expect(page.getByText('This message is not on your phone')).toBeVisible();

    await context.setOffline(false);
    await page.goto('/mailbox');
    await expect(messages(page).getByRole('link').first()).toBeVisible();
    await expect(page.getByText(/Offline. As of/)).toHaveCount(0);
  });

  test('a page that was never loaded opens by itself when the network is back', async ({ page, context }) => {
    await page.goto('/');
    await keptOffline(page);
    await context.setOffline(true);
    await (await openMenu(page)).getByRole('link', { name: /^Mailbox/ }).click();
    await expect(page.getByText('This list is not on your phone')).toBeVisible();
    await context.setOffline(false);
    await expect(messages(page).getByRole('link').first()).toBeVisible();
  });
});

test('pages that are opened while the product is being kept fetch nothing of it twice', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) fetched.push(new URL(request.url()).pathname);
  });
  // Of the shell's files the pages ask for some themselves.
  const filesKept = () => fetched.filter((path) => /^\/releases\/(?!shell\/)/.test(path));
  await page.goto('/login');
  await expect.poll(() => filesKept().length).toBeGreaterThan(5);
  // Each asks the worker to look for the newest lineup.
  for (const path of ['/version', '/forgotten-password', '/login']) {
    await page.goto(path);
    await expect(heading(page, /./).first()).toBeVisible();
  }
  await keptOffline(page);
  expect(filesKept().length).toBeGreaterThan(100);
  expect(filesKept().filter((path, at, all) => all.indexOf(path) !== at)).toEqual([]);
});

test('what was kept goes with signing out', async ({ page, context }) => {
  await heldClock(page);
  await page.goto('/login');
  await signInByHand(page, 'office');
  await expect(heading(page, /^Good/)).toBeVisible();
  await page.goto('/mailbox');
  const first = messages(page).getByRole('link').first();
  const subject = (await first.innerText()).split('\n')[1] ?? '';
  await readsAreKept(page);
  await keptOffline(page);
  await signOut(page);
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opened = indexedDB.open('callboard-reads');
          opened.addEventListener('error', () => reject(opened.error));
          opened.addEventListener('success', () => {
            const { result } = opened;
            if (!result.objectStoreNames.contains('reads')) return resolve(0);
            const counted = result.transaction('reads').objectStore('reads').count();
            counted.addEventListener('success', () => {
              result.close();
              resolve(counted.result);
            });
          });
        }),
    );
  await expect.poll(kept, { timeout: patience(3_000) }).toBe(0);
  await context.setOffline(true);
  await page.goto('/mailbox');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(subject)).toHaveCount(0);
  await expect(page.getByText(/Connect to sign in/)).toBeVisible();
});
