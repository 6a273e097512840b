import { expect, type Page } from '@playwright/test';
import { patience } from './patience.ts';

/** Waits until the offline worker has the whole lineup and serves this page. */
export const keptOffline = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = await (await caches.open('callboard-lineups-1')).match('/callboard/pointer');
          return kept !== undefined && navigator.serviceWorker.controller !== null;
        }),
      { timeout: patience(15_000) },
    )
    .toBe(true);

/**
 * Waits until all that the page has read is on the phone. It is written once a second by a timer of the page, so a
 * later timer of the same page comes after it, and a look into the store comes after what is written then.
 */
export const readsAreKept = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await new Promise<void>((resolve, reject) => {
      const opened = indexedDB.open('callboard-reads');
      opened.addEventListener('error', () => reject(opened.error ?? new Error('Nothing is kept.')));
      opened.addEventListener('success', () => {
        const looked = opened.result.transaction('reads').objectStore('reads').count();
        looked.addEventListener('success', () => {
          opened.result.close();
          resolve();
        });
      });
    });
  });
