import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > neededBytes;
  } catch {
    return false;
  }
}

/**
 * One folder for whatever the tests put aside, gone after them: in memory where there is room. A copied
 * database is 1,500 small files; a disk takes seconds for them, every test file again.
 */
export function putTemporaryInMemory(): void {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'callboard-tests-'));
  // PostgreSQL runs as a user of its own there.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
