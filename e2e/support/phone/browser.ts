import { existsSync } from 'node:fs';
import { installFirst, run } from '../run/debian.ts';

/** Chromium without a window is the same engine and a third faster: no toolbar is drawn that nobody sees. */
const windowless = '/usr/bin/chromium-headless-shell';
const known = [windowless, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const installed = () => known.find((path) => existsSync(path));
/**
 * A Chromium to test with: the one without a window, the system's, or, as an empty string, the one that the test
 * tool downloads for itself.
 */
export function browserPath(): string {
  if (process.env.CALLBOARD_CHROMIUM) return process.env.CALLBOARD_CHROMIUM;
  if (!existsSync(windowless)) installFirst('chromium-headless-shell', 'chromium');
  const present = installed();
  if (present) return present;
  run('playwright', 'install', 'chromium');
  return '';
}

/** How every story's browser is started. */
export const browserOptions = (...more: string[]) => ({
  ...(process.env.CALLBOARD_CHROMIUM ? { executablePath: process.env.CALLBOARD_CHROMIUM } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more],
});
