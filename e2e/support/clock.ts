import type { BrowserContext } from '@playwright/test';

/** Sets the clock of all pages of a browser to that of the run, if there is one: a bench goes by the real time. */
export async function moveClock(context: BrowserContext): Promise<void> {
  if (!process.env.CALLBOARD_CLOCK_MS) return;
  const { shiftDate, shiftMs } = await import('@callboard/config/test-clock');
  await context.addInitScript({ content: `(${shiftDate.toString()})(globalThis, ${shiftMs})` });
}
