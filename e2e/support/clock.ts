import { shiftDate, shiftMs } from '@callboard/config/test-clock';
import type { BrowserContext } from '@playwright/test';

/** Sets the clock of all pages of a browser to that of the run. */
export const moveClock = (context: BrowserContext) =>
  context.addInitScript({ content: `(${shiftDate.toString()})(globalThis, ${shiftMs})` });
