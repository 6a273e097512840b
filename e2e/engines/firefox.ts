import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFirst } from '../support/debian.ts';

const known = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The Firefox of this machine, if it has one. */
export const firefoxPath = (): string | undefined => known.find((path) => existsSync(path));

/** Installs one where that is possible. */
export function installFirefox(): void {
  if (!firefoxPath()) installFirst('firefox-esr');
}

/** What the test tool starts: Firefox with what it needs to understand the tool. */
export const firefoxInHand = join(import.meta.dirname, 'firefox-in-hand.ts');
