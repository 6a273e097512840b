import { expect, type BrowserContext, type Worker } from '@playwright/test';
import { patience } from '../run/patience.ts';

/** The worker of a device whose app is closed, as its browser wakes it. */
export type ClosedApp = {
  /** A message arrives. */
  readonly receives: (message: string) => Promise<void>;
  /** Somebody taps a button of the message that is shown. */
  readonly taps: (action: string) => Promise<void>;
  /** The title of what is shown. */
  readonly shown: () => Promise<string>;
};

type Shown = { title: string; tag: string; data: unknown };
type Woken = { shown?: Shown; registration: { showNotification: unknown } };

/** Chromium without a window shows no messages, so they are noted; whatever is done with them is the worker's own. */
const noteShown = (worker: Worker) =>
  worker.evaluate(() => {
    const here = self as unknown as Woken;
    here.registration.showNotification = async (title: string, options: { tag: string; data: unknown }) => {
      here.shown = { title, ...options };
    };
  });

/** An event of the browser's own would be awaited by it. */
const wake = (worker: Worker, event: 'push' | 'notificationclick', given: string) =>
  worker.evaluate(
    async ([type, text]) => {
      const here = self as unknown as Woken & EventTarget;
      let work: Promise<unknown> = Promise.resolve();
      const facts =
        type === 'push'
          ? { data: { text: () => text } }
          : { action: text, notification: { ...here.shown, close: () => undefined } };
      const waitUntil = (promise: Promise<unknown>) => void (work = promise);
      here.dispatchEvent(Object.assign(new Event(type), facts, { waitUntil }));
      await work;
    },
    [event, given] as const,
  );

export async function closeApp(context: BrowserContext): Promise<ClosedApp> {
  await expect.poll(() => context.serviceWorkers().length, { timeout: patience(15_000) }).toBeGreaterThan(0);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker.');
  await noteShown(worker);
  // The device stays on, with none of the app's pages open.
  const other = await context.newPage();
  for (const page of context.pages()) if (page !== other) await page.close();
  return {
    receives: (message) => wake(worker, 'push', message),
    taps: (action) => wake(worker, 'notificationclick', action),
    shown: () => worker.evaluate(() => (self as unknown as Woken).shown?.title ?? ''),
  };
}
