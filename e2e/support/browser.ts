import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without a window is the same engine and a third faster: no toolbar is drawn that nobody sees. */
const windowless = '/usr/bin/chromium-headless-shell';
const known = [windowless, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const installed = () => known.find((path) => existsSync(path));
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Debian's packages, where they can be installed; a machine without network finds that out soon. */
function install(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const patience = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
  if (!run('apt-get', ...patience, 'update')) return;
  for (const name of packages) if (run('apt-get', ...patience, 'install', '-y', name)) return;
}

/**
 * A Chromium to test with: the one without a window, the system's, or, as an empty string, the one that the test
 * tool downloads for itself.
 */
export function browserPath(): string {
  if (process.env.CALLBOARD_CHROMIUM) return process.env.CALLBOARD_CHROMIUM;
  if (!existsSync(windowless)) install('chromium-headless-shell', 'chromium');
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
