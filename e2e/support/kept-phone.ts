import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { browserOptions } from './phone/browser.ts';
import { moveClock } from './phone/clock.ts';
import { keptOffline, readsAreWritten, readsWrittenMs } from './phone/kept-offline.ts';
import { homeIsOpen } from './screens.ts';
import { signInByHand } from './person/sign-in.ts';
import { patience } from './run/patience.ts';

/** Until everything was fetched that is kept ahead: a person who signs in and lays the phone down. */
const daysAreKept = async (page: Page) => {
  const ends = () =>
    page.evaluate(() =>
      performance
        .getEntriesByName('callboard-kept-ahead')
        .map((mark) => ((mark as PerformanceMark).detail as { end: string }).end),
    );
  await expect.poll(ends, { timeout: patience(120_000) }).toContain('done');
  // Its clock cannot be held: under a held one the page keeps no record of these rounds.
  const sinceRound = () =>
    page.evaluate(
      () => performance.now() - (performance.getEntriesByName('callboard-kept-ahead').at(-1)?.startTime ?? 0),
    );
  await expect.poll(sinceRound).toBeGreaterThan(readsWrittenMs);
  await readsAreWritten(page);
};

export type KeptPhone = { readonly page: Page; readonly end: () => Promise<void> };

/** A phone on which somebody signed in and opened nothing, whose browser is then gone, and opened without a network. */
export async function coldPhone(origin: string, login: string): Promise<KeptPhone> {
  const profile = await mkdtemp(join(tmpdir(), 'callboard-kept-'));
  const start = async (offline: boolean): Promise<BrowserContext> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...browserOptions(),
      baseURL: origin,
      serviceWorkers: 'allow',
      viewport: { width: 360, height: 740 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      offline,
    });
    await moveClock(context);
    return context;
  };
  const before = await start(false);
  // Before the first page, for a page that is left while the worker begins may never be served by it.
  await before.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('uiSettings', JSON.stringify({ language: 'en' }));
  });
  const first = before.pages()[0] ?? (await before.newPage());
  await first.goto('/login');
  await signInByHand(first, login);
  await homeIsOpen(first);
  await keptOffline(first);
  await daysAreKept(first);
  await before.close();
  const context = await start(true);
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    end: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
