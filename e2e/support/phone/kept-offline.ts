import { expect, type Page } from '@playwright/test';
import { clockInHand } from './clock.ts';
import { patience } from '../run/patience.ts';

/** Waits until the offline worker has the whole lineup, in all languages, and serves this page. */
export const keptOffline = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = await (await caches.open('callboard-lineups-1')).match('/callboard/pointer');
          const { partial = false } = (await kept?.json()) ?? { partial: true };
          return !partial && navigator.serviceWorker.controller !== null;
        }),
      { timeout: patience(40_000), message: "kept offline, in a story with `serviceWorkers: 'allow'`" },
    )
    .toBe(true);

/** What lies in a store of the page's database, after everything that is being written to it now. */
const stored = (page: Page, database: string, store: string) =>
  page.evaluate(
    async ([name, from]) => {
      const ended = <Answer>(asked: IDBRequest<Answer>) =>
        new Promise<Answer>((resolve, reject) => {
          asked.addEventListener('success', () => resolve(asked.result));
          asked.addEventListener('error', () => reject(asked.error ?? new Error(`No ${name} is kept.`)));
        });
      const opened = await ended(indexedDB.open(name));
      const found = await ended<unknown[]>(opened.transaction(from).objectStore(from).getAll());
      opened.close();
      return JSON.stringify(found);
    },
    [database, store] as const,
  );

/** The page writes what it has read at most so long after it. */
export const readsWrittenMs = 1_000;
export const readsAreWritten = (page: Page) => stored(page, 'callboard-reads', 'reads');

/** Waits until all that the page has read is on the phone, whose clock is held (`heldClock`). */
export async function readsAreKept(page: Page): Promise<void> {
  await clockInHand(page).runFor(readsWrittenMs);
  await readsAreWritten(page);
}

/**
 * Does something that is to be written into the outbox, and waits until it lies there. What it says is locked, so what
 * tells is that the outbox is another than before.
 */
export async function keepsWrite(page: Page, act: () => Promise<void>): Promise<void> {
  const outbox = () => stored(page, 'callboard-outbox', 'items');
  const before = await outbox();
  await act();
  await expect.poll(outbox).not.toBe(before);
}
