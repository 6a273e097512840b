import { expect, type Page } from '@playwright/test';

/** Waits until the offline worker has the whole lineup and serves this page. */
export const keptOffline = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = await (await caches.open('callboard-lineups-1')).match('/callboard/pointer');
          return kept !== undefined && navigator.serviceWorker.controller !== null;
        }),
      { timeout: 15_000 },
    )
    .toBe(true);
