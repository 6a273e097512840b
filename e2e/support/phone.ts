import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realNow } from '@callboard/config/test-clock';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { keptOffline, readsAreKept } from './phone/kept-offline.ts';
import { browserOptions } from './phone/browser.ts';
import { heldClock, moveClock } from './phone/clock.ts';
import { site } from './person/plant-crew.ts';
import type { Stored } from './person/sign-in.ts';
import { expect } from './story.ts';
import { patience } from './run/patience.ts';

export type Phone = {
  /** The tab that is in front. */
  readonly page: () => Page;
  /** Reads what the page shows, with network, and keeps it. */
  readonly readAgain: () => Promise<void>;
  readonly goTo: (address: string) => Promise<void>;
  readonly context: () => BrowserContext;
  readonly offline: (off: boolean) => Promise<void>;
  /** Another tab comes to the front; the one before stays open behind it. */
  readonly anotherTab: () => Promise<void>;
  /** The tab is gone in the middle of whatever it did; a new one opens. */
  readonly killTab: () => Promise<void>;
  /** The whole browser is closed and opened with what it keeps on the disk. */
  readonly restart: () => Promise<void>;
  /** No room for anything more, or as much as ever. */
  readonly full: (full: boolean) => Promise<void>;
  /** A release has come: the worker fetches it, and the person takes it. */
  readonly update: () => Promise<void>;
  readonly clockJumps: (seconds: number) => Promise<void>;
  readonly end: () => Promise<void>;
};

async function launch(profile: string, origin: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...browserOptions(),
    baseURL: origin,
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    permissions: ['geolocation'],
    geolocation: { latitude: site.latitude, longitude: site.longitude, accuracy: 12 },
  });
  await moveClock(context);
  context.setDefaultTimeout(patience(15_000));
  return context;
}

/** Gives the browser the session of somebody who signed in elsewhere. */
async function bringSession(context: BrowserContext, page: Page, state: Stored): Promise<void> {
  // By the browser's own clock.
  const inAnHour = realNow() / 1000 + 3_600;
  await context.addCookies(state.cookies.map((cookie) => ({ ...cookie, expires: inAnHour })));
  await page.goto('/version');
  await page.evaluate(
    (items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    state.origins.flatMap(({ localStorage }) => localStorage),
  );
}

const showsPage = (page: Page) => expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();

async function takeUpdate(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const reloaded = page.waitForEvent('load', { timeout: patience(30_000) });
  await page.getByRole('button', { name: 'Update now' }).click({ timeout: patience(30_000) });
  await reloaded;
  await showsPage(page);
}

/** A browser with a profile of its own on the disk, as on a real phone, at the site and signed in. */
export async function phoneOf(origin: string, state: Stored, addresses: readonly string[]): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'callboard-phone-'));
  let context: BrowserContext;
  let page: Page;
  let off = false;
  let ahead = 0;

  const start = async () => {
    context = await launch(profile, origin);
    await heldClock(context, ahead * 1_000);
    await context.setOffline(off);
    page = context.pages()[0] ?? (await context.newPage());
  };
  const clockJumps = async (seconds: number) => {
    ahead += seconds;
    await context.clock.setSystemTime(Date.now() + ahead * 1_000);
  };
  let address = '';
  const open = async () => {
    await page.goto(address);
    await showsPage(page);
  };

  await start();
  await bringSession(context!, page!, state);
  const readAgain = async () => {
    await open();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    await readsAreKept(page);
    // Its timers have run ahead; the clock on its wall has not.
    await clockJumps(0);
  };
  for (const each of addresses) {
    address = each;
    await readAgain();
  }
  await keptOffline(page!);

  return {
    page: () => page,
    readAgain,
    async goTo(wanted) {
      address = wanted;
      await open();
    },
    context: () => context,
    async offline(wanted) {
      off = wanted;
      await context.setOffline(off);
    },
    async anotherTab() {
      page = await context.newPage();
      await open();
    },
    async killTab() {
      const gone = page;
      page = await context.newPage();
      await gone.close({ runBeforeUnload: false });
      await open();
    },
    async restart() {
      await context.close();
      await start();
      await open();
    },
    async full(full) {
      const session = await context.newCDPSession(page);
      await session.send('Storage.overrideQuotaForOrigin', { origin, ...(full && { quotaSize: 1 }) });
      await session.detach();
    },
    update: () => takeUpdate(page),
    clockJumps,
    async end() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Nothing waits on this phone any more, and nothing was refused. */
export async function allSent(page: Page) {
  await expect(page.getByText(/on this phone needs? your attention/)).toHaveCount(0);
  await expect(page.getByText(/waiting on this phone/)).toHaveCount(0, { timeout: patience(30_000) });
}
