import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const installed = () => known.find((path) => existsSync(path));
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * A Chromium to test with: the system's; else Debian's package where that can be installed; else, as an empty
 * string, the one that the test tool downloads for itself.
 */
export function browserPath(): string {
  const present = process.env.CALLBOARD_CHROMIUM ?? installed();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (run('apt-get', 'update', '-qq')) run('apt-get', 'install', '-y', '-qq', 'chromium');
    const after = installed();
    if (after) return after;
  }
  run('playwright', 'install', 'chromium');
  return '';
}

/** How every story's browser is started. */
export const browserOptions = (...more: string[]) => ({
  ...(process.env.CALLBOARD_CHROMIUM ? { executablePath: process.env.CALLBOARD_CHROMIUM } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more],
});
