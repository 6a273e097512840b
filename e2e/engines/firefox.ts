import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installFirst } from '../support/run/debian.ts';

/** Older ones do not know what the test tool asks of them: the language of a page, being offline. */
const oldest = 153;

function isFirefox(path: string): boolean {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  const [, version = '0'] = /Firefox (\d+)/.exec(stdout ?? '') ?? [];
  return Number(version) >= oldest;
}
const find = (): string => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(isFirefox) ?? '';

/** The Firefox of this machine, if it has one to test with; looked for once, also for the processes started here. */
export const firefoxPath = (): string => (process.env.CALLBOARD_FIREFOX ??= find());

/** Installs one where that is possible. */
export function installFirefox(): void {
  if (find() === '') installFirst('firefox-esr');
}

/** What the test tool starts: Firefox with what it needs to understand the tool. */
export const firefoxInHand = join(import.meta.dirname, 'firefox-in-hand.ts');
