import type { BrowserContext, Clock, Page } from '@playwright/test';

/** Sets the clock of all pages of a browser to that of the run, if there is one: a bench goes by the real time. */
export async function moveClock(context: BrowserContext): Promise<void> {
  if (!process.env.CALLBOARD_CLOCK_MS) return;
  const { shiftMs } = await import('@callboard/config/test-clock');
  await moveClockOn(context, shiftMs);
}

/** Moves the clock of pages that a device opens from now on. */
export async function moveClockOn(context: BrowserContext, ms: number): Promise<void> {
  const { shiftDate } = await import('@callboard/config/test-clock');
  await context.addInitScript({ content: `(${shiftDate.toString()})(globalThis, ${ms})` });
}

/**
 * The clock of all pages of a device, in the hands of its story: it goes on from the time of the run, and jumps when
 * the story says so. Before the first page is opened, as timers that run already would stay what they are. The page's
 * record of its own performance is empty from then on.
 */
export async function heldClock(device: Page | BrowserContext, aheadMs = 0): Promise<Clock> {
  await device.clock.install({ time: Date.now() + aheadMs });
  held.add(contextOf(device));
  return device.clock;
}

const held = new WeakSet<BrowserContext>();
const contextOf = (device: Page | BrowserContext) => ('context' in device ? device.context() : device);

/** The clock in its story's hands. Running one that is not would stop it for good: no frame would come any more. */
export function clockInHand(page: Page): Clock {
  if (!held.has(page.context()))
    throw new Error('This page goes by its own clock: hold it first (`heldClock`).');
  return page.clock;
}
